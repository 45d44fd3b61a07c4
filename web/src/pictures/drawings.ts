import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { langs, type Lang } from '../l10n';
import { loadWords, nameOf, ui } from '../lib/words.svelte';
import { settings } from '../lib/settings.svelte';
import { GLYPH } from '../boards/hunt/cards/glyphs';
import { boardOf, type Part } from '../boards/hunt/data';
import { letter } from '../boards/hunt/labels';
import HuntNames from '../boards/hunt/layers/Names.svelte';
import HuntSheet from '../boards/hunt/layers/StaticMap.svelte';
import Nazgul from '../boards/hunt/pieces/Nazgul.svelte';
import Tokens from '../boards/hunt/pieces/Tokens.svelte';
import { box, SHEET as HUNT, TRACK } from '../boards/hunt/sheet';
import { bareName } from '../boards/hunt/text';
import Counter from '../boards/siege/Counter.svelte';
import { map } from '../boards/siege/data';
import { centre } from '../boards/siege/geometry';
import { labels } from '../boards/siege/labels';
import SiegeOverlays from '../boards/siege/layers/Overlays.svelte';
import SiegeSheet from '../boards/siege/layers/StaticMap.svelte';
import { SHEET as SIEGE } from '../boards/siege/sheet';
import { printed } from '../boards/siege/table/pieces';
import { texts } from '../boards/siege/text';
import { hairOf } from '../boards/tcg/card/art/people';
import { landOf } from '../boards/tcg/card/art/lands';
import type { Shape } from '../boards/tcg/card/art/shapes';
import { subjectOf } from '../boards/tcg/card/art/subject';
import { lightOf } from '../boards/tcg/card/art/terrain';
import type { CardInfo } from '../boards/tcg/card/catalog.svelte';
import { cultureOf, cultures } from '../boards/tcg/card/cultures';
import { signs } from '../boards/tcg/card/signs';
import { mordorSteps, regions, sheet as WOTR } from '../boards/wotr/map/data';
import { layout, levelAt, type Layout } from '../boards/wotr/map/layout';
import WotrSheet from '../boards/wotr/map/layers/StaticMap.svelte';
import { badges, emblems, faces, marks, nationColour, ranks } from '../boards/wotr/pieces/glyphs';

/** The drawings of the boards for whoever has no browser: `scripts/sheets.mjs` prints them for `redbook.pictures`.
    Nothing is drawn here. A board is described once, by its own components, and this asks them. */

/** Elements with the classes they are styled by; `style` are the scoped rules that came with them. */
export interface Raw {
  /** The class of the map: its style sheet begins with it. */
  within: string;
  attributes?: Record<string, string>;
  body: string;
  style: string;
}
export interface Sheet {
  box: readonly number[];
  css: string;
  ground: Record<Lang, Raw>;
  names?: Record<Lang, Raw>;
  facts: Record<string, unknown>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any of our drawings, with what it is told
function drawn(within: string, what: Component<any>, props: Record<string, unknown>, attributes = {}): Raw {
  const { head, body } = render(what, { props });
  return { within, attributes, body, style: head };
}

/** In every language, one after the other: words are those of the reader of now. */
function spoken<T>(make: (lang: Lang) => T): Record<Lang, T> {
  return Object.fromEntries(
    langs.map((lang) => {
      settings.lang = lang;
      return [lang, make(lang)];
    }),
  ) as Record<Lang, T>;
}

const at = ({ x, y }: { x: number; y: number }): [number, number] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const bounds = (sheet: { x: number; y: number; width: number; height: number }) =>
  [sheet.x, sheet.y, sheet.width, sheet.height].map((n) => Math.round(n * 10) / 10);

/** As large as a reader needs them on a picture of some 1,200 dots. */
const LEVEL = levelAt(0.5);
const laidIn = new Map<Lang, Layout>();
function laid(): Layout {
  const found = laidIn.get(settings.lang) ?? layout(LEVEL, (id) => nameOf('wotr', 'region', id));
  laidIn.set(settings.lang, found);
  return found;
}

function wotr(): Sheet {
  const spots = spoken(() =>
    Object.fromEntries(
      [...laid()].map(([id, { army, siege, lone }]) => [
        id,
        { army: at(army), lone: at(lone), ...(siege && { siege: at(siege) }) },
      ]),
    ),
  );
  return {
    box: bounds(WOTR),
    css: 'src/boards/wotr/map/map.css',
    ground: spoken(() => drawn('wr', WotrSheet, { layout: laid() })),
    facts: {
      grow: LEVEL.grow,
      spots,
      settlements: Object.fromEntries(
        [...regions.values()].flatMap(({ id, anchors }) => (anchors.settlement ? [[id, at(anchors.settlement)]] : [])),
      ),
      shapes: Object.fromEntries([...regions.values()].map(({ id, path }) => [id, path])),
      mordor: mordorSteps.map(at),
    },
  };
}

function hunt(part: Part): Sheet {
  const board = boardOf(part);
  const lettering = () =>
    letter(
      board,
      (id) => bareName(part, id),
      (id) => ui(`hunt-region-${id}`),
      (id) => ui(`hunt-river-${id}`),
    );
  const attributes = { 'data-part': String(part) };
  return {
    box: bounds(HUNT),
    css: 'src/boards/hunt/map.css',
    ground: spoken(() => drawn('ht', HuntSheet, { board, lettering: lettering() }, attributes)),
    names: spoken(() => drawn('ht', HuntNames, { lettering: lettering() }, attributes)),
    facts: {
      places: Object.fromEntries(board.places.map((place) => [place.id, at(place)])),
      movement: Array.from({ length: TRACK + 1 }, (_, n) => at(box('movement', n))),
      corruption: Array.from({ length: TRACK + 1 }, (_, n) => at(box('corruption', n))),
    },
  };
}

function siege(): Sheet {
  return {
    box: bounds(SIEGE),
    css: 'src/boards/siege/map.css',
    ground: spoken((lang) => drawn('sg', SiegeSheet, { t: texts(lang) })),
    facts: {
      hexes: Object.fromEntries(map.hexes.map(({ id }) => [id, at(centre(id))])),
      broken: spoken((lang) => texts(lang)(labels.find((label) => label.broken)!.key)),
    },
  };
}

export async function sheets(): Promise<Record<string, Sheet>> {
  for (const lang of langs) for (const game of ['wotr', 'hunt', 'siege']) await loadWords(game, lang);
  return { wotr: wotr(), 'hunt-1': hunt(1), 'hunt-2': hunt(2), siege: siege() };
}

/** Pieces, each by itself round 0,0. */
export function stamps(): Record<string, { css: string; drawings: Record<string, Raw> }> {
  const things = ['trail-eye', 'trail-sword', 'ally', 'scroll', 'scroll-hidden', 'bar', 'frodo', 'gandalf', 'deed'];
  const hunting: Record<string, Raw> = Object.fromEntries(
    [...things, 'deed-done'].map((kind) => [kind, drawn('ht', Tokens, { kind })]),
  );
  for (let number = 1; number <= 4; number++)
    for (let owner = 1; owner <= 4; owner++)
      for (const lord of [false, true])
        hunting[`nazgul-${number}-${owner}${lord ? '-lord' : ''}`] = drawn('ht', Nazgul, {
          number,
          owner: `wraith-${owner}`,
          lord,
        });
  const counters: Record<string, Raw> = {};
  for (const [id, unit] of printed)
    for (const reduced of [false, true])
      if (!reduced || unit.type !== 'leader')
        counters[reduced ? `${id}-reduced` : id] = drawn('sg', Counter, { unit: { ...unit, reduced } });
  for (const bridge of [true, false])
    counters[bridge ? 'bridge' : 'broken-bridge'] = drawn('sg', SiegeOverlays, {
      bridge,
      dim: false,
      selected: null,
      hover: null,
      cursor: null,
    });
  return {
    hunt: { css: 'src/boards/hunt/map.css', drawings: hunting },
    siege: { css: 'src/boards/siege/map.css', drawings: counters },
  };
}

/** Signs that are one path each. */
export const glyphs = {
  wotr: { emblems, colours: nationColour, faces, badges, ranks, marks },
  hunt: GLYPH,
  tcg: signs,
};

const kept = ({ tone, d, o, at: where }: Shape) => [tone, d, where ?? '', o ?? 1];

/** The window of every card: its colours, its land and what stands before it. */
export const windows = (cards: readonly CardInfo[]) =>
  Object.fromEntries(
    cards.map((card) => {
      const culture = card.type === 'site' ? { ...cultureOf(card), ...lightOf(card) } : cultureOf(card);
      const { sky, land, frame, ink, glow, skin } = culture;
      return [
        card.id,
        {
          sky,
          land,
          frame,
          ink,
          glow,
          skin: skin ?? '#d8b088',
          hair: hairOf(card),
          back: landOf(card).map(kept),
          front: subjectOf(card).map(kept),
        },
      ];
    }),
  );
export const frames = Object.fromEntries(
  Object.entries(cultures).map(([id, { frame, ink, emblem }]) => [id, { frame, ink, emblem }]),
);
