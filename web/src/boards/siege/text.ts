import { translator } from '../../l10n';
import { hexes } from './data';
import { entries } from './entries';
import en from './siege-map.en.ftl?raw';
import es from './siege-map.es.ftl?raw';
import pt from './siege-map.pt.ftl?raw';
import type { Translate } from '../../l10n';
import type { HexId } from './types';

export const texts = translator({ en, es, pt });

/** The plain description of a hex, when the parent supplies none. */
export function describeHex(t: Translate, id: HexId): string {
  const hex = hexes.get(id);
  if (!hex) return id;
  const terrain = t(`terrain-${hex.terrain}`);
  const what = hex.place
    ? t('hex', { id, terrain, place: hex.place })
    : t('hex-plain', { id, terrain, region: hex.region });
  const who = entries.filter((entry) => entry.id === id).map((entry) => t(`entry-${entry.who}`));
  return [what, ...who].join('. ');
}
