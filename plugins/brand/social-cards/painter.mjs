import {createRequire} from 'node:module';
import {parentPort, workerData} from 'node:worker_threads';
import {loadFreshModule} from '@docusaurus/utils';

const {cards, target} = workerData;
const {drawCards} = await loadFreshModule(createRequire(import.meta.url).resolve('./drawCards.ts'));
await drawCards(cards, {...target, warn: (message) => parentPort.postMessage(message, [])});
