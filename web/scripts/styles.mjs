// Style sheets written out: each element of a drawing gets the attributes that a browser would compute for it.
// Just what our maps use. Colours stay in pairs, light-dark(day, night): whoever prints the drawing chooses.
import { Window } from 'happy-dom';
import { lengthOf, measured } from './letters.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const window = new Window();
const SHOWN = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray
  stroke-dashoffset opacity paint-order font-size font-weight font-style font-family letter-spacing text-anchor
  dominant-baseline stop-color stop-opacity clip-path mask transform display`.split(/\s+/),
);
const COLOURS = new Set(['fill', 'stroke', 'stop-color']);
const HIDDEN = /^(class|style|role|tabindex|pathLength|aria-.*|data-.*|xmlns.*)$/;
const KEPT_BY_READERS = /::|:hover|:focus|:active|:root|:has\(/;

// -- style sheets ---------------------------------------------------------------------------------------------------

/** `a, :is(b, c) d` -> its parts; commas within brackets are no ends. */
function split(text, mark = ',') {
  const parts = [''];
  let depth = 0;
  for (const c of text) {
    if (c === '(') depth++;
    if (c === ')') depth--;
    if (c === mark && depth === 0) parts.push('');
    else parts[parts.length - 1] += c;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const declarations = (text) =>
  split(text, ';').map((one) => {
    const colon = one.indexOf(':');
    const value = one.slice(colon + 1).trim();
    const strong = value.endsWith('!important');
    return { name: one.slice(0, colon).trim(), value: value.replace(/\s*!important$/, ''), strong };
  });

/** How much a selector counts: classes, attributes and pseudo-classes, then names of elements. */
function weight(selector) {
  const bare = selector.replace(/:where\([^()]*\)/g, '').replace(/:(is|not)\(([^(),]*)[^()]*\)/g, '$2');
  return (bare.match(/[.[]|:/g) ?? []).length * 100 + (bare.match(/(^|[\s>+~])[a-zA-Z]/g) ?? []).length;
}

/** All rules in their order, without those for other media, other moments, or animations. */
export function parsed(texts, first = 0) {
  const rules = [];
  for (const text of texts) {
    let plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
    plain = plain.replace(/@(media|keyframes|container|supports)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    for (const [, selectors, body] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of split(selectors))
        rules.push({
          selector,
          weight: weight(selector),
          order: first + rules.length,
          declarations: declarations(body),
        });
  }
  return rules;
}

// -- values ---------------------------------------------------------------------------------------------------------

const NIGHT = 1;
const choose = (value, theme) => inner(value, 'light-dark', (parts) => choose(parts[theme], theme));

/** Replace the calls of a function in a value, the innermost last. */
function inner(value, name, make) {
  const from = value.indexOf(`${name}(`);
  if (from < 0) return value;
  let depth = 0;
  let end = from + name.length;
  do {
    if (value[end] === '(') depth++;
    if (value[end] === ')') depth--;
    end++;
  } while (depth);
  const parts = split(value.slice(from + name.length + 1, end - 1));
  return inner(value.slice(0, from) + make(parts) + value.slice(end), name, make);
}

/** A property whose variable nobody has set is as if it were not there. */
const UNSET = '(unset)';
const resolved = (value, env) =>
  inner(value, 'var', ([name, fallback]) => {
    const found = env[name];
    return (found ?? fallback) ? resolved(found ?? fallback, env) : UNSET;
  });

const reckoned = (value) =>
  inner(value, 'calc', (parts) => {
    const sum = parts.join(',').replace(/px/g, '');
    if (!/^[\d.+\-*/() ]+$/.test(sum)) throw new Error(`calc(${sum})`);
    return String(Math.round(Number(Function(`return ${sum}`)()) * 1000) / 1000);
  });

function rgba(colour) {
  if (colour === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([\da-f]{3,8})$/i.exec(colour)?.[1];
  if (hex) {
    const long = hex.length < 6 ? [...hex].map((c) => c + c).join('') : hex;
    const bytes = long.match(/../g).map((byte) => parseInt(byte, 16));
    return [bytes[0], bytes[1], bytes[2], (bytes[3] ?? 255) / 255];
  }
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(colour)?.[1]
    .split(/[\s,/]+/)
    .filter(Boolean);
  if (!numbers) throw new Error(`no colour: ${colour}`);
  const share = (n) => (n.endsWith('%') ? Number(n.slice(0, -1)) / 100 : Number(n));
  return [...numbers.slice(0, 3).map(Number), share(numbers[3] ?? '1')];
}

function written([r, g, b, a]) {
  if (a >= 1) return `#${[r, g, b].map((n) => Math.round(n).toString(16).padStart(2, '0')).join('')}`;
  return `rgba(${[r, g, b].map(Math.round).join(',')},${Math.round(a * 1000) / 1000})`;
}

const mixed = (value) =>
  inner(value, 'color-mix', ([, first, second]) => {
    const [, one, percent] = /^(.*?)(?:\s+([\d.]+)%)?$/.exec(first);
    const [a, b] = [rgba(mixed(one)), rgba(mixed(second))];
    const share = Number(percent ?? 50) / 100;
    const alpha = a[3] * share + b[3] * (1 - share);
    const mix = (n) => (alpha ? (a[n] * a[3] * share + b[n] * b[3] * (1 - share)) / alpha : 0);
    return written([mix(0), mix(1), mix(2), alpha]);
  });

const PLAIN = /^(none|currentColor|inherit|url\(.*\)|[a-z]+)$/;
const colour = (value) => (PLAIN.test(value) && value !== 'transparent' ? value : written(rgba(value)));

function finished(name, value, env) {
  const whole = resolved(value, env);
  if (whole.includes(UNSET)) return undefined;
  const [day, night] = [0, NIGHT].map((theme) => {
    const chosen = mixed(reckoned(choose(whole, theme)));
    return COLOURS.has(name) ? colour(chosen) : chosen;
  });
  return day === night ? day : `light-dark(${day}, ${night})`;
}

// -- the cascade ----------------------------------------------------------------------------------------------------

/** The elements that a selector may mean, by the last class in it: asking all of them about all rules takes minutes. */
function meant(root) {
  const all = [...root.parentElement.querySelectorAll('*')];
  const byClass = new Map();
  for (const element of all)
    for (const name of (element.getAttribute('class') ?? '').split(/\s+/))
      byClass.set(name, [...(byClass.get(name) ?? []), element]);
  return (selector) => {
    const last = selector.split(/[\s>+~]+(?![^(]*\))/).at(-1);
    const name = /^[a-z]*\.([\w-]+)/i.exec(last)?.[1];
    return (name ? (byClass.get(name) ?? []) : all).filter((element) => element.matches(selector));
  };
}

/** What is declared on every element, the strongest last. */
function cascade(root, rules) {
  const found = new Map();
  const elements = meant(root);
  for (const rule of rules) {
    if (KEPT_BY_READERS.test(rule.selector)) continue;
    for (const element of elements(rule.selector)) {
      if (!found.has(element)) found.set(element, []);
      found.get(element).push(rule);
    }
  }
  const declared = new Map();
  return (element) => {
    if (!declared.has(element)) {
      const mine = (found.get(element) ?? []).toSorted((a, b) => a.weight - b.weight || a.order - b.order);
      const own = declarations(element.getAttribute('style') ?? '');
      const all = [...mine.flatMap((rule) => rule.declarations), ...own].flatMap(longhand);
      const strongest = all.toSorted((a, b) => Number(a.strong) - Number(b.strong));
      declared.set(element, new Map(strongest.map(({ name, value }) => [name, value])));
    }
    return declared.get(element);
  };
}

/** `font: italic 700 14px var(--figures)` in its parts. */
function longhand(one) {
  if (one.name !== 'font') return [one];
  const [, before, size, family] =
    /^(.*?)\s*([\d.]+px|[\d.]+em|var\(--step[^)]*\))(?:\s*\/\s*[\d.]+)?\s+(.*)$/.exec(one.value) ?? [];
  if (!size) return [];
  const words = before.split(/\s+/).filter(Boolean);
  const weights = words.filter((word) => /^\d+$|bold/.test(word));
  return [
    { ...one, name: 'font-style', value: words.includes('italic') ? 'italic' : 'normal' },
    { ...one, name: 'font-weight', value: weights[0] ?? '400' },
    { ...one, name: 'font-size', value: size },
    { ...one, name: 'font-family', value: family },
  ];
}

// -- printing -------------------------------------------------------------------------------------------------------

/** Few book faces have arrows. */
const POINTING = { '◂': '‹', '▸': '›', '▴': '', '▾': '' };
const arrows = (text) => text.replace(/[◂▸▴▾]/g, (one) => POINTING[one]).trim();
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text) => escape(text).replaceAll('"', '&quot;');
const rounded = (text) => text.replace(/-?\d*\.\d{3,}/g, (n) => String(Math.round(Number(n) * 100) / 100));

/** Small capitals, which few fonts have: large letters in two sizes. */
function smallCaps(text) {
  return text.replace(/\p{Ll}+|[^\p{Ll}]+/gu, (run) =>
    /\p{Ll}/u.test(run) ? `<tspan font-size="80%">${escape(run.toUpperCase())}</tspan>` : escape(run),
  );
}

class Printer {
  constructor(root, rules) {
    this.root = root;
    this.declared = cascade(root, rules);
    this.wanted = new Set([...root.outerHTML.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((m) => m[1] ?? m[2]));
    this.byId = new Map([...root.querySelectorAll('[id]')].map((element) => [element.getAttribute('id'), element]));
    this.home = new Map(); // what custom properties are worth where a drawing is defined
    this.needed = new Map();
    this.copies = new Map();
    this.extra = [];
  }

  env(element, outer) {
    const env = { ...outer };
    for (const [name, value] of this.declared(element))
      if (name.startsWith('--')) env[name] = resolved(value, { ...outer, [name]: undefined });
    return env;
  }

  /** Custom properties that a drawing takes from where it is used. */
  needs(element, inside = new Set()) {
    const values = [...this.declared(element)]
      .filter(([name]) => SHOWN.has(name) || name.startsWith('--'))
      .map(([, value]) => value);
    for (const { value } of element.attributes) values.push(value);
    for (const value of values) for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) inside.add(name);
    for (const child of element.children) this.needs(child, inside);
    const href = element.localName === 'use' && element.getAttribute('href');
    if (href) this.needs(this.byId.get(href.slice(1)), inside);
    return inside;
  }

  /** The drawing that a `use` shows: itself, or a copy in the colours of this place. */
  shown(id, env) {
    const target = this.byId.get(id);
    if (!target) throw new Error(`#${id} is nowhere`);
    const home = this.home.get(id) ?? this.envOf(target);
    if (!this.needed.has(id)) this.needed.set(id, [...this.needs(target)].toSorted());
    const [key, own] = [env, home].map((from) =>
      this.needed
        .get(id)
        .map((name) => `${name}:${from[name]}`)
        .join(';'),
    );
    if (key === own) return id;
    const copies = this.copies.get(id) ?? new Map();
    this.copies.set(id, copies);
    if (!copies.has(key)) {
      copies.set(key, `${id}-${copies.size + 1}`);
      this.extra.push(...this.element(target, env, { size: 16, family: '' }, copies.get(key)));
    }
    return copies.get(key);
  }

  envOf(element) {
    const outer = element === this.root ? {} : this.envOf(element.parentElement);
    const env = this.env(element, outer);
    const id = element.getAttribute('id');
    if (id) this.home.set(id, env);
    return env;
  }

  element(element, outer, text, id = element.getAttribute('id')) {
    const name = element.localName;
    const env = this.env(element, outer);
    const style = this.declared(element);
    const attributes = new Map();
    if (id && (this.wanted.has(id) || this.wanted.has(element.getAttribute('id')))) attributes.set('id', id);
    for (const { name: attribute, value } of element.attributes)
      if (attribute !== 'id' && !HIDDEN.test(attribute)) attributes.set(attribute, finished(attribute, value, env));
    for (const [property, value] of style)
      if (SHOWN.has(property)) attributes.set(property, finished(property, value, env));
    for (const [key, value] of attributes) if (value === undefined) attributes.delete(key);
    if (attributes.get('display') === 'none' || attributes.get('href') === '') return [];
    attributes.delete('display');
    if (name === 'text') this.fitted(element, attributes, style, text);
    const size = this.sized(attributes, text.size);
    this.tidied(attributes, size, style);
    if (name === 'use') attributes.set('href', `#${this.shown(attributes.get('href').slice(1), env)}`);
    const caps = style.get('font-variant-caps') ?? text.caps;
    const letters = style.get('text-transform') ?? text.letters;
    const inside = { size, caps, letters };
    const open = `<${name}${[...attributes].map(([key, value]) => ` ${key}="${quoted(rounded(value))}"`).join('')}`;
    if (name === 'text' || name === 'tspan' || name === 'textPath' || name === 'title')
      return [`${open}>${this.words(element, env, inside)}</${name}>`];
    const children = [...element.children].flatMap((child) => this.element(child, env, inside));
    return children.length ? [`${open}>`, ...children, `</${name}>`] : [`${open}/>`];
  }

  /** Lettering on a path shrinks until the whole name fits, as it does in a browser. */
  fitted(element, attributes, style, text) {
    const along = element.querySelector('textPath');
    const line = this.byId.get(along?.getAttribute('href')?.slice(1));
    if (!line) return;
    const large = (style.get('text-transform') ?? text.letters) === 'uppercase';
    const words = large ? along.textContent.trim().toUpperCase() : along.textContent.trim();
    const size = parseFloat(attributes.get('font-size') ?? text.size);
    const spacing = parseFloat(attributes.get('letter-spacing') ?? 0);
    const font = `${attributes.get('font-weight') ?? 400} ${size}px`;
    const wanted = measured.call({ font }, words).width + spacing * words.length;
    const fit = (lengthOf(line.getAttribute('d')) * 0.9) / wanted;
    if (fit >= 1) return;
    attributes.set('font-size', String(size * fit));
    if (spacing) attributes.set('letter-spacing', String(spacing * fit));
  }

  sized(attributes, outer) {
    const value = attributes.get('font-size');
    if (value === undefined) return outer;
    const size = value.endsWith('em') ? parseFloat(value) * outer : parseFloat(value);
    attributes.set('font-size', String(size));
    return size;
  }

  tidied(attributes, size) {
    for (const [key, value] of attributes) {
      if (value.endsWith('em') && /^-?[\d.]+em$/.test(value)) attributes.set(key, String(parseFloat(value) * size));
      else if (/^-?[\d.]+px$/.test(value)) attributes.set(key, value.slice(0, -2));
      else if (key === 'transform') attributes.set(key, value.replace(/px/g, '').replace(/,\s*/g, ' '));
    }
    const family = attributes.get('font-family');
    if (family?.includes('sans-serif')) attributes.set('font-family', 'FIGURES');
    else attributes.delete('font-family');
    if (attributes.get('font-style') === 'normal') attributes.delete('font-style');
  }

  words(element, env, inside) {
    let out = '';
    for (const node of element.childNodes) {
      if (node.nodeType === 1) out += this.element(node, env, inside).join('');
      else if (node.nodeType === 3) {
        let words = node.textContent.replace(/\s+/g, ' ');
        if (!words.trim() && element.children.length) continue;
        if (inside.letters === 'uppercase') words = words.toUpperCase();
        out += inside.caps === 'small-caps' ? smallCaps(words.trim()) : arrows(escape(words.trim()));
      }
    }
    return out;
  }
}

const LONG = 300;
/** Long outlines that are drawn several times are written once. */
function shared(lines, within) {
  const outline = (line) => /^<path d="([^"]*)"/.exec(line)?.[1] ?? '';
  const times = new Map();
  for (const d of lines.map(outline)) if (d.length >= LONG) times.set(d, (times.get(d) ?? 0) + 1);
  const often = [...times].filter(([, n]) => n > 1).map(([d]) => d);
  if (!often.length) return lines;
  const ids = new Map(often.map((d, n) => [d, `${within}-outline-${n + 1}`]));
  const used = lines.map((line) => {
    const d = outline(line);
    return ids.has(d) ? `<use href="#${ids.get(d)}"${line.slice(d.length + '<path d=""'.length)}` : line;
  });
  return ['<defs>', ...often.map((d) => `<path id="${ids.get(d)}" d="${d}"/>`), '</defs>', ...used];
}

/** A drawing as lines of SVG: one tag each, a text with all its parts on one. */
export function printed({ within, attributes = {}, body, style }, rules) {
  const plain = body.replace(/<!--[\s\S]*?-->/g, '');
  const own = parsed(
    [...style.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((m) => m[1]),
    rules.length,
  );
  const named = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  const text = `<svg xmlns="${SVG}"><g class="map ${within}" data-lod="wide"${named}>${plain}</g></svg>`;
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  const theme = Object.fromEntries(
    rules
      .filter((rule) => rule.selector === ':root')
      .flatMap((rule) => rule.declarations.map(({ name, value }) => [name, value])),
  );
  const map = root.children[0];
  const printer = new Printer(map, [...rules, ...own]);
  // the map's own variables, in its own terms
  const outer = Object.fromEntries(Object.entries(theme).filter(([name]) => name.startsWith('--')));
  printer.envOf = ((plainly) => (element) =>
    element === map ? printer.env(map, outer) : plainly.call(printer, element))(printer.envOf);
  const env = printer.env(map, outer);
  const lines = [...map.children].flatMap((child) => printer.element(child, env, { size: 16 }));
  return shared(printer.extra.length ? ['<defs>', ...printer.extra, '</defs>', ...lines] : lines, within);
}
