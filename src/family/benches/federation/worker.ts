import '../nodeParts';
import {serveBench} from '@selection-set/workbench/worker';
import {runSupergraph} from './runSupergraph';

serveBench(runSupergraph);
