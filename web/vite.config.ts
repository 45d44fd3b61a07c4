import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const table = 'http://127.0.0.1:8311';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@data': here('../src/redbook/games') } },
  build: {
    outDir: here('../src/redbook/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    license: { fileName: 'licenses.txt' }, // of what is bundled; public/ has the Apache licence, which @fluent names only
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
  server: {
    fs: { allow: [here('.'), here('../src/redbook')] },
    proxy: { '/api': table, '/ws': { target: table, ws: true } },
  },
});
