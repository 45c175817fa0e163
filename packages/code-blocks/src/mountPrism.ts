import {Prism} from 'prism-react-renderer';

// The language files of prismjs register themselves on a global; they are imported after this file and before the global is removed.
Object.defineProperty(globalThis, 'Prism', {value: Prism, configurable: true});
