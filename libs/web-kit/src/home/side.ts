/** For whom the home page speaks. */
export type Side = 'candidate' | 'employer';
