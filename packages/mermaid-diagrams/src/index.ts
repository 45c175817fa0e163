export {checkDiagrams} from './checkDiagrams';
export {default as remarkDiagrams} from './remarkDiagrams';
