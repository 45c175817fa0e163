import '../nodeParts';
import {serveBench} from '@selection-set/workbench/worker';
import {generateCode} from './generateCode';

serveBench(generateCode);
