import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

/** The output of `create astro --template starlight`, with only the corpus. */
export default defineConfig({
  site: 'https://bench.example',
  integrations: [
    starlight({
      title: 'Corpus',
      sidebar: [{label: 'Docs', items: [{autogenerate: {directory: 'docs'}}]}],
    }),
  ],
});
