import {Prism} from 'prism-react-renderer';

// The language files of prismjs add themselves to a global; they are imported after this file and before the global goes again.
Object.defineProperty(globalThis, 'Prism', {value: Prism, configurable: true});
