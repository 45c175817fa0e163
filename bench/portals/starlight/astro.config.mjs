import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

/** What `create astro --template starlight` gives, with nothing but the corpus. */
export default defineConfig({
  site: 'https://bench.example',
  integrations: [
    starlight({
      title: 'Corpus',
      sidebar: [{label: 'Docs', items: [{autogenerate: {directory: 'docs'}}]}],
    }),
  ],
});
