import path from 'node:path';
import {composeSidebars} from './plugins/upstream/sidebar-items/createItemsGenerator';
import {TOOLS} from './src/family/data/tools';
import {toolSlug} from './src/lib/catalogue/toolAddress';

export default composeSidebars(path.join(__dirname, 'docs'), {
  order: ['start', 'guides', 'writing', 'translating', ...TOOLS.map(({key}) => toolSlug(key))],
  first: {start: ['index']},
});
