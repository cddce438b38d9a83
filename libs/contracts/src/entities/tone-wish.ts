import { tones } from '@tandem/domain/resume';
import { oneOf, shape } from '../fields';

/** How a text is to sound; without it, as its kind usually does. May be left out altogether. */
export const ToneWish = shape({ tone: oneOf(tones).optional() }).optional();
