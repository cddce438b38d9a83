/** Injection tokens of the kit. */
export const CONFIG = Symbol('config');
export const DEFINITION = Symbol('definition');
export const NATS = Symbol('nats');
export const REGISTRY = Symbol('metrics registry');
