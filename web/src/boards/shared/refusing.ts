import type { Sight } from '../../api/sight';
import type { Why } from '../../api/wire';
import { notices } from '../../lib/notices.svelte';
import { say } from '../../lib/words.svelte';

/** Say why something is not offered: where it was asked, or as a note that leads to its rule. */
export function refused(sight: Sight, why: Why, text = say(why.reason)): void {
  if (sight.refuse) sight.refuse(why, text);
  else notices.show('why', text, { game: sight.game, messages: [why.reason.id], rule: why.rule });
}
