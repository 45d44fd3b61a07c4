import { describe, expect, it } from 'vitest';
import { recordHead } from '../../src/app/lobby/record';

describe('a file that is dropped', () => {
  it('is a record if it begins with headers', () => {
    expect(recordHead('[redbook 1]\n[game "hunt"]\n[seats 3]\n\nringbearer: dot')).toEqual({ game: 'hunt', seats: 3 });
    expect(recordHead('\ufeff\n[ game "siege" ]')).toEqual({ game: 'siege' });
  });
  it('is a short position if it is one word', () => {
    expect(recordHead('siege-1.Ab_-9')).toEqual({ game: 'siege' });
  });
  it('is something else if it is JSON, or names no game', () => {
    expect(recordHead('{"game": "siege", "moves": []}')).toBeNull();
    expect(recordHead('[1, 2]')).toBeNull();
    expect(recordHead('[event "x"]')).toBeNull();
  });
});
