import { describe, expect, it } from 'vitest';
import { exists } from '../../../src/boards/siege/data';
import { centre } from '../../../src/boards/siege/geometry';
import { step } from '../../../src/boards/siege/keyboard';
import { lastWay, mentions } from '../../../src/boards/siege/table/mentions';
import { isLeader, printed, sideOf } from '../../../src/boards/siege/table/pieces';
import { hasPlace, spotsOf } from '../../../src/boards/siege/table/spots';
import { controlOf, counterOf, percent, signed, stacksOf, type SiegeView } from '../../../src/boards/siege/table/view';
import { option, told } from '../../things';

const leader = [...printed.values()].find((p) => p.type === 'leader' && p.side === 'west')!;
const troops = [...printed.values()].filter((p) => p.type === 'infantry' && p.side === 'west');
const view = (pieces: SiegeView['pieces'], rest: Partial<SiegeView> = {}): SiegeView =>
  ({ pieces, stage: 'west', phase: 'movement', moving: null, control: {}, ...rest }) as unknown as SiegeView;

describe('counters', () => {
  it('show the strength of now; a worn one loses morale, but never all', () => {
    const fresh = counterOf(troops[0]!.id);
    expect(fresh).toMatchObject({ reduced: false, spent: false, attack: troops[0]!.attack });
    const worn = counterOf(troops[0]!.id, { id: troops[0]!.id, at: '0704', reduced: true, attack: 1 });
    expect(worn.attack).toBe(1);
    expect(worn.morale).toBeLessThan(fresh.morale!);
    expect(worn.morale).toBeGreaterThan(0);
    expect(() => counterOf('nobody')).toThrow('no counter nobody');
  });

  it('lie in stacks with the leader on top; what is not on the map lies in none', () => {
    const stacks = stacksOf(
      view([
        { id: leader.id, at: '0704' },
        { id: troops[0]!.id, at: '0704' },
        { id: troops[1]!.id, at: 'waiting' },
      ]),
    );
    expect(stacks).toHaveLength(1);
    expect(stacks[0]!.units.map((u) => u.id)).toEqual([troops[0]!.id, leader.id]);
  });

  it('are pale once they have moved, except the one that is still moving', () => {
    const pieces = [{ id: troops[0]!.id, at: '0704', moved: true }];
    expect(stacksOf(view(pieces))[0]!.units[0]!.spent).toBe(true);
    const moving = { piece: troops[0]!.id, left: 1, fresh: false };
    expect(stacksOf(view(pieces, { moving }))[0]!.units[0]!.spent).toBe(false);
    expect(stacksOf(view(pieces, { stage: 'shadow' }))[0]!.units[0]!.spent).toBe(false);
    expect(stacksOf(view(pieces, { phase: 'combat' }))[0]!.units[0]!.spent).toBe(false);
  });

  it('know their side and their leaders', () => {
    expect(isLeader(leader.id)).toBe(true);
    expect(isLeader(troops[0]!.id)).toBe(false);
    expect(sideOf(troops[0]!.id)).toBe('west');
  });
});

describe('figures', () => {
  it('have signs and shares', () => {
    expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '0', '−3']);
    expect(percent(0.126)).toBe('13 %');
  });
  it('control is what was printed until the match says otherwise', () => {
    const before = controlOf(view([]))['0704'];
    expect(before).toBe('west');
    expect(controlOf(view([], { control: { '0704': 'shadow' } }))['0704']).toBe('shadow');
    expect(controlOf(view([], { control: { '0704': '' } }))['0704']).toBeNull();
  });
});

describe('a line of the log', () => {
  it('points at the hexes and counters it speaks of', () => {
    const line = told('moved', { piece: leader.id, path: ['0704', '0705'], count: 3 });
    expect(mentions(line)).toEqual({ hexes: ['0704', '0705'], pieces: [leader.id] });
  });

  it('shows the last way, until a phase begins', () => {
    const log = [told('moved', { path: ['0704', '0705'] }), told('dice-rolled')];
    expect(lastWay(log)).toEqual(['0704', '0705']);
    expect(lastWay([...log, told('retreated', { origin: '0705', to: '0805' })])).toEqual(['0705', '0805']);
    expect(lastWay([...log, told('phase-began')])).toEqual([]);
    expect(lastWay([])).toEqual([]);
  });
});

describe('options on the map', () => {
  const where = (piece: string) => (piece === 'here' ? '0704' : null);
  it('glow where they are chosen', () => {
    expect(spotsOf(option('go', { to: '0705', cost: 2 }), where)).toEqual([{ hex: '0705', kind: 'move', label: '2' }]);
    expect(spotsOf(option('advance', { piece: 'here', hex: '0705' }), where)).toEqual([
      { hex: '0704', kind: 'select' },
      { hex: '0705', kind: 'advance' },
    ]);
    expect(spotsOf(option('lose', { piece: 'elsewhere' }), where)).toEqual([]);
  });
  it('that the map does not know get a button', () => {
    expect(hasPlace(option('pass'))).toBe(false);
    expect(spotsOf(option('pass'), where)).toEqual([]);
  });
});

describe('the arrow keys', () => {
  it('go along a row and keep to a column', () => {
    const x = centre('0908').x;
    expect(step('0908', 'ArrowRight', x)).toBe('0909');
    expect(step('0908', 'ArrowLeft', x)).toBe('0907');
    const up = step(step('0908', 'ArrowUp', x), 'ArrowUp', x);
    expect(up).toBe('1108');
    expect(step('0908', 'Enter', x)).toBe('0908');
  });
  it('stop at the edge', () => {
    let at = '0908';
    for (let n = 0; n < 40; n++) at = step(at, 'ArrowLeft', centre(at).x);
    expect(exists(at)).toBe(true);
    expect(step(at, 'ArrowLeft', centre(at).x)).toBe(at);
  });
});
