const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is the id of something: ids are UUIDs throughout. */
export const isUuid = (text: string): boolean => uuid.test(text);
