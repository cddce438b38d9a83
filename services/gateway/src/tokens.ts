/** Injection token of the Redis connection that counts limits. */
export const LIMITS_REDIS = Symbol('limits redis');
