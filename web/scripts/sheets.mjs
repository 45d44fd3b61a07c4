// The boards as plain SVG for redbook.pictures: what the components draw, with every style written out.
// Sheets (maps, in three languages), stamps (pieces), glyphs, and the windows of the cards -> src/redbook/pictures/art
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';
import { measured } from './letters.mjs';
import { parsed, printed } from './styles.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const out = process.argv[2] ?? join(web, '../src/redbook/pictures/art');
const python = process.env.PYTHON ?? 'python3';

// what the client asks of a browser on its way
/** It measures words, and has no dots to paint grain on (that canvas is given a size). */
const canvas = () => ({
  getContext() {
    return this.width ? null : { font: '', measureText: measured };
  },
});
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { createElement: canvas, documentElement: { lang: 'en' } },
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
  fetch: () => Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/plain' } })),
});

Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });

const server = await createServer({
  root: web,
  configFile: false,
  cacheDir: join(tmpdir(), 'redbook-sheets'),
  plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected', dev: false } })],
  resolve: { alias: { '@data': join(web, '../src/redbook/games') } },
  server: { middlewareMode: true, hmr: false, fs: { strict: false } },
  optimizeDeps: { noDiscovery: true, include: [] },
  appType: 'custom',
  logLevel: 'warn',
});

/** One thing a line, so that a change shows as one. */
const lines = (rows) => rows.map((row) => JSON.stringify(row)).join(',\n');
const save = (name, text) => writeFileSync(join(out, name), `${text}\n`);

try {
  mkdirSync(out, { recursive: true });
  const drawings = await server.ssrLoadModule('/src/pictures/drawings.ts');
  const theme = readFileSync(join(web, 'src/theme.css'), 'utf-8');
  const variables = parsed([theme]).filter(({ selector }) => selector === ':root');
  const css = (path) => [...variables, ...parsed([readFileSync(join(web, path), 'utf-8')], variables.length)];

  for (const [name, sheet] of Object.entries(await drawings.sheets())) {
    const rules = css(sheet.css);
    const layer = (spoken) => {
      const [en, es, pt] = ['en', 'es', 'pt'].map((lang) => printed(spoken[lang], rules));
      if (en.length !== es.length || en.length !== pt.length)
        throw new Error(`${name}: languages differ in more than words`);
      return en.map((line, n) => (line === es[n] && line === pt[n] ? line : { en: line, es: es[n], pt: pt[n] }));
    };
    const facts = Object.entries(sheet.facts).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    const names = sheet.names ? layer(sheet.names) : [];
    save(
      `${name}.json`,
      `{"box": ${JSON.stringify(sheet.box)},\n${facts.join(',\n')},\n` +
        `"ground": [\n${lines(layer(sheet.ground))}\n],\n"names": [\n${lines(names)}\n]}`,
    );
  }
  for (const [game, { css: path, drawings: raw }] of Object.entries(drawings.stamps())) {
    const rules = css(path);
    const rows = Object.entries(raw).map(
      ([id, one]) => `${JSON.stringify(id)}: ${JSON.stringify(printed(one, rules).join(''))}`,
    );
    save(`${game}-stamps.json`, `{\n${rows.join(',\n')}\n}`);
  }
  const paper = variables
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ name, value }) => {
      const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
      return pair ? [[name.slice(2), [pair[1], pair[2]]]] : [];
    });
  save('glyphs.json', JSON.stringify({ ...drawings.glyphs, theme: Object.fromEntries(paper) }, null, 1));
  const cards = JSON.parse(
    execFileSync(python, ['-m', 'redbook.pictures.catalogue'], { encoding: 'utf-8', maxBuffer: 1 << 26 }),
  );
  const windows = Object.entries(drawings.windows(cards)).map(
    ([id, one]) => `${JSON.stringify(id)}: ${JSON.stringify(one)}`,
  );
  save('cards.json', `{"frames": ${JSON.stringify(drawings.frames)},\n"windows": {\n${windows.join(',\n')}\n}}`);

  // what it was made of, so that a test can say when it is stale; words are compared by themselves
  const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].map((id) => id.split('?')[0]);
  const scripts = ['sheets', 'styles', 'letters'].map((name) => join(web, 'scripts', `${name}.mjs`));
  const sources = [...modules, ...scripts, join(web, 'src/theme.css')]
    .map((path) => relative(join(web, '..'), path))
    .filter((path) => /^(web|src)\//.test(path) && !/node_modules|\.ftl$/.test(path));
  const digest = (path) =>
    createHash('sha256')
      .update(readFileSync(join(web, '..', path)))
      .digest('hex')
      .slice(0, 12);
  const made = Object.fromEntries([...new Set(sources)].toSorted().map((path) => [path, digest(path)]));
  save('made.json', JSON.stringify(made, null, 1));
} finally {
  await server.close();
}
