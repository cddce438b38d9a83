import { associates } from './associates';
import { managers } from './managers';
import { more } from './more';
import { professionals } from './professionals';
import { service } from './service';
import { trades } from './trades';

/** The tables of titles in order: where two titles share a name, the earlier one is meant. */
export const occupationTables = [managers, professionals, associates, service, trades, more];
