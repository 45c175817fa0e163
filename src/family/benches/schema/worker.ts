import {serveBench} from '@selection-set/workbench/worker';
import {compareSchemas} from './compareSchemas';

serveBench(compareSchemas);
