import { defineConfig } from 'orval';

export default defineConfig({
  gala: {
    input: process.env.DOCUMENT ?? '',
    output: {
      target: 'client.ts',
      client: 'fetch',
      baseUrl: process.env.GALA_URL ?? '',
    },
  },
});
