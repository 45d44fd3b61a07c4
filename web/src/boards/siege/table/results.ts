import { ui } from '../../../lib/words.svelte';

/** "AVB- DRI" in words: what the attacker gets, and what the defender. */
export function inWords(result: string): string {
  const [attacker = '', defender = ''] = result.split(' ');
  return `${half(attacker)} ${half(defender)}`;
}

function half(code: string): string {
  const what = code.replace(/[+-]$/, '').toLowerCase();
  const sign = code.endsWith('+') ? 'high' : code.endsWith('-') ? 'low' : 'none';
  return ui(`siege-code-${what}`, { sign });
}
