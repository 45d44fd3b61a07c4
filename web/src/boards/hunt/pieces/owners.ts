/** Each Ringwraith player has a colour, and as many notches on the base of his Nazgûl as his number. */
const COLOURS: Record<string, string> = {
  'wraith-1': 'light-dark(#b3402a, #f08a6c)',
  'wraith-2': 'light-dark(#2f69a8, #84b8ec)',
  'wraith-3': 'light-dark(#74509e, #c6a4ee)',
  'wraith-4': 'light-dark(#2f7d4d, #7fd09b)',
};
export const ownerColour = (seat: string): string => COLOURS[seat] ?? 'var(--gold)';
export const ownerNumber = (seat: string): number => Number(seat.split('-')[1] ?? 1);
