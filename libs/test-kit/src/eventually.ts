/** Repeats a check until it stops throwing; its last complaint is thrown when time is up. `within` in milliseconds. */
export const eventually = async <T>(check: () => Promise<T> | T, within = 10_000, every = 50): Promise<T> => {
  const end = Date.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  }
};
