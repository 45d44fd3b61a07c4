import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

/** Tests of the client's pure parts. A file that needs a document says so in its first line. */
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { include: ['tests/**/*.test.ts'], environment: 'node', restoreMocks: true, testTimeout: 30_000 },
  }),
);
