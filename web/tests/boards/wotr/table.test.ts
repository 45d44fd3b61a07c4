import { describe, expect, it } from 'vitest';
import {
  cards,
  deckOf,
  figureOf,
  isBox,
  regionFacts,
  regionOf,
  sideOfDeck,
  tileFacts,
  within,
} from '../../../src/boards/wotr/facts';
import { battleStory } from '../../../src/boards/wotr/table/stories';
import { glowOf, regionFor, spotOf } from '../../../src/boards/wotr/table/spots';
import { armyAt, controlOf, fellowshipOf, sideOfSeat, strangersAt, type WotrView } from '../../../src/boards/wotr/view';
import { isEnd, signOf } from '../../../src/boards/wotr/windows/actions';
import { decision, option, told } from '../../things';

const view = (rest: Partial<WotrView>): WotrView =>
  ({
    places: {},
    armies: {},
    characters: {},
    seats: ['free', 'shadow'],
    held: {},
    hand: [],
    hunt: null,
    battle: null,
    ...rest,
  }) as unknown as WotrView;

describe('what is printed', () => {
  it('says what a figure is', () => {
    expect(figureOf('nazgul')).toMatchObject({ side: 'shadow', rank: 'nazgul' });
    expect(figureOf('gondor-elite')).toMatchObject({ side: 'free', nation: 'gondor', rank: 'elite' });
    expect(figureOf('witch-king')).toMatchObject({ side: 'shadow', nation: null, rank: 'character' });
    expect(figureOf('strider').side).toBe('free');
  });
  it('says what deck a card is of, for all 96', () => {
    expect(cards.size).toBe(96);
    const decks = new Set([...cards.keys()].map(deckOf));
    expect([...decks].sort()).toEqual(['free-character', 'free-strategy', 'shadow-character', 'shadow-strategy']);
    expect(sideOfDeck(deckOf([...cards.keys()].find((id) => id.startsWith('fp'))!))).toBe('free');
  });
  it('knows a copy of a tile by its print', () => {
    expect(tileFacts('eye-b')).toEqual(tileFacts('eye'));
  });
  it('puts a siege box in its region', () => {
    expect(regionOf('minas-tirith-siege')).toBe('minas-tirith');
    expect(regionOf('minas-tirith')).toBe('minas-tirith');
    expect([isBox('minas-tirith-siege'), isBox('minas-tirith')]).toEqual([true, false]);
  });
  it('counts steps', () => {
    expect(within('rivendell', 0)).toEqual(new Set(['rivendell']));
    expect(within('rivendell', 1)).toEqual(new Set(['rivendell', ...regionFacts.get('rivendell')!.adjacent]));
    expect(within('rivendell', 40).size).toBeGreaterThan(90);
  });
});

describe('an army', () => {
  const places = { 'minas-tirith': { 'gondor-regular': 3, 'gondor-elite': 1, 'rohan-regular': 1, nazgul: 2 } };
  const characters = {
    boromir: 'minas-tirith',
    'witch-king': 'minas-tirith',
    legolas: 'fellowship',
    gollum: 'fellowship',
  };
  const match = view({ places, characters });

  it('is of one side; the larger company comes first', () => {
    const army = armyAt(match, 'minas-tirith')!;
    expect(army).toMatchObject({ side: 'free', units: 5, nazgul: 0, characters: ['boromir'] });
    expect(army.companies.map((c) => c.nation)).toEqual(['gondor', 'rohan']);
  });
  it('does not hold the strangers who stand with it', () => {
    expect(strangersAt(match, 'minas-tirith')).toEqual({ characters: ['witch-king'], nazgul: 2 });
  });
  it('is none where nobody stands, and one of Nazgûl alone', () => {
    expect(armyAt(match, 'rivendell')).toBeNull();
    expect(armyAt(view({ places: { umbar: { nazgul: 1 } } }), 'umbar')).toMatchObject({ side: 'shadow', units: 0 });
  });
  it('has the dice and the Leadership that the table tells, never its own sum', () => {
    const armies = { 'minas-tirith': { side: 'free' as const, units: 5, dice: 4, leadership: 2 } };
    expect(armyAt(view({ places, characters, armies }), 'minas-tirith')).toMatchObject({ dice: 4, leadership: 2 });
    expect(armyAt(match, 'minas-tirith')).toMatchObject({ dice: 0, leadership: 0 });
  });
  it('is not the Fellowship, nor is Gollum of it', () => {
    expect(fellowshipOf(match)).toEqual(['legolas']);
  });
  it('takes regions for its side, whoever commands it', () => {
    expect(sideOfSeat('saruman')).toBe('shadow');
    expect(controlOf(view({ held: { edoras: 'saruman', umbar: 'gondor' } })).get('edoras')).toBe('shadow');
  });
});

describe('where an option is chosen', () => {
  const at = option('place', { region: 'minas-tirith-siege' });
  it('on the map by its region', () => {
    expect(regionFor(at, view({}))).toBe('minas-tirith');
    expect(spotOf(at, decision('march-to', [at]), view({}))).toBe('map');
    const who = option('who', { character: 'legolas' });
    expect(regionFor(who, view({ characters: { legolas: 'fellowship' } }))).toBeNull();
    expect(regionFor(who, view({ characters: { legolas: 'lorien' } }))).toBe('lorien');
    expect(regionFor(option('act'), view({}))).toBeNull();
  });
  it('on a card in hand, else in the tray', () => {
    const play = option('card-option', { card: 'fp-char-01' });
    expect(spotOf(play, decision('play-card', [play]), view({ hand: ['fp-char-01'] }))).toBe('hand');
    expect(spotOf(play, decision('play-card', [play]), view({}))).toBe('tray');
  });
  it('on a die while an action is asked for', () => {
    const die = option('die', { face: 'army' });
    expect(spotOf(die, decision('take-action', [die]), view({}))).toBe('dice');
    expect(spotOf(die, decision('something', [die]), view({}))).toBe('tray');
  });
  it('beside the others of its question', () => {
    const [figure, done] = [option('figure', { figure: 'gondor-elite' }), option('act', { action: 'done' })];
    expect(spotOf(done, decision('new-question', [figure, done]), view({}))).toBe('tray');
    expect(spotOf(done, decision('new-question', [done]), view({}))).toBe('prompt');
  });
  it('glows as what it means', () => {
    expect([glowOf('attack-whom'), glowOf('march-to'), glowOf('recruit'), glowOf('unheard-of')]).toEqual([
      'attack',
      'move',
      'place',
      'select',
    ]);
    expect(isEnd('done') && !isEnd('attack')).toBe(true);
    expect(signOf('move-fellowship')).not.toBe('');
    expect(signOf('unheard-of')).toBe('');
  });
});

describe('the story of a battle', () => {
  const began = told('battle-began', {
    attacker: 'shadow',
    region: 'osgiliath',
    origin: 'minas-morgul',
    battle: 'field',
  });
  const round = [
    told('round-began', { round: 1 }),
    told('combat-roll', { side: 'shadow', dice: ['6', '1'], target: 5, hits: 1 }),
    told('leader-reroll', { side: 'shadow', dice: '4', target: 5, hits: 0 }),
  ];

  it('is none before the first battle', () => {
    expect(battleStory([])).toBeNull();
  });
  it('tells round by round what was rolled', () => {
    const story = battleStory([told('turn-began'), began, ...round])!;
    expect(story).toMatchObject({ attacker: 'shadow', region: 'osgiliath', ended: false });
    expect(story.rounds).toHaveLength(1);
    expect(story.rounds[0]!.rolls.map((r) => [r.kind, r.dice, r.hits])).toEqual([
      ['roll', [6, 1], 1],
      ['again', [4], 0],
    ]);
  });
  it('ends, keeps its outcome, and is not mixed with what comes after', () => {
    const story = battleStory([
      began,
      ...round,
      told('battle-ended'),
      told('captured'),
      told('die-used'),
      told('captured'),
    ])!;
    expect(story.ended).toBe(true);
    expect(story.outcome.map((t) => t.kind)).toEqual(['captured']);
  });
  it('of a battle that was set up half-way begins with its first round', () => {
    expect(battleStory([told('turn-began'), ...round])!.rounds).toHaveLength(1);
  });
});
