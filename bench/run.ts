import { domainBench } from './domain.bench.ts';

domainBench();
