import { describe, expect, it } from 'vitest';
import { lineSize, textSize, titleSize } from '../../../src/boards/tcg/card/fit';
import { layOut, type Crowd, type Room } from '../../../src/boards/tcg/table/layout';

const room: Room = { width: 1000, height: 600, most: 140, least: 40 };
const crowd = (columns: number[], rest: Partial<Crowd> = {}): Crowd => ({
  columns,
  loose: 0,
  fights: false,
  borne: 0,
  borneByMinions: 0,
  ...rest,
});

describe('the battle', () => {
  it('has the largest cards where few stand in much room', () => {
    expect(layOut(crowd([1, 1]), room)).toEqual({ card: 140, tall: 1.4, rows: 1, inline: false });
  });

  it('has smaller ones the more there are, and never too small ones', () => {
    const sizes = [4, 9, 16, 30].map((n) => layOut(crowd(Array<number>(n).fill(1), { fights: true }), room).card);
    expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
    expect(sizes[0]!).toBeGreaterThan(sizes[3]!);
    expect(layOut(crowd(Array<number>(200).fill(1)), { ...room, width: 300 }).card).toBe(40);
  });

  it('breaks into rows where it is narrow and high', () => {
    const narrow = { ...room, width: 420, height: 1200 };
    expect(layOut(crowd(Array<number>(8).fill(1)), narrow).rows).toBeGreaterThan(1);
    expect(layOut(crowd([1, 1]), narrow).rows).toBe(1);
  });

  it('puts minions that nobody faces beside the fights where it is low and wide', () => {
    const low = { ...room, width: 1600, height: 300 };
    expect(layOut(crowd([1, 1], { fights: true, loose: 2 }), low).inline).toBe(true);
    expect(layOut(crowd([1, 1], { fights: false, loose: 2 }), low).inline).toBe(false);
  });

  it('lets what heroes bear take room', () => {
    const low = { ...room, height: 330 };
    expect(layOut(crowd([1], { borne: 4 }), low).card).toBeLessThan(layOut(crowd([1]), low).card);
  });
});

describe('letters on a card', () => {
  it('of a title are as large as fit, no word broken', () => {
    expect(titleSize('Gimli', 80, 1, 9, 4)).toBe(9);
    const long = titleSize('The Gaffer’s Pipe and Other Stories', 80, 2, 9, 4);
    expect(long).toBeLessThan(9);
    expect(titleSize('Supercalifragilisticexpialidocious', 20, 1, 9, 4)).toBe(4);
  });
  it('may break a title after a hyphen', () => {
    expect(titleSize('Nine-Fingered', 50, 2, 9, 4)).toBeGreaterThan(titleSize('NineFingered', 50, 2, 9, 4));
  });
  it('of a line shrink with its length; an empty line is no accident', () => {
    expect(lineSize(10, 57, 20)).toBeCloseTo(10);
    expect(lineSize(0, 57, 20)).toBe(20);
  });
  it('of a text shrink with words and with paragraphs', () => {
    expect(textSize(['a'.repeat(50)])).toBeGreaterThan(textSize(['a'.repeat(200)]));
    expect(textSize(['aa aa'])).toBeGreaterThan(textSize(['aa', 'aa']));
  });
});
