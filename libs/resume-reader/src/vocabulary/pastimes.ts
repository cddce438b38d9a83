import { wordsOf } from '../text/fold';

/** What people do for fun, folded; English, Dutch, German, French, Spanish, Italian. */
const pastimes = new Set(
  `reading travel travelling traveling hiking football soccer cycling swimming running cooking gardening fishing chess yoga gaming movies tennis golf skiing guitar piano knitting camping dancing
  lezen reizen wandelen voetbal voetballen fietsen wielrennen zwemmen hardlopen koken tuinieren vissen schaken klussen kamperen gitaar breien muziek sporten fitness paardrijden hockey volleybal zingen dansen
  lesen reisen wandern fussball radfahren schwimmen laufen kochen garten angeln schach gitarre klavier stricken musik chor bergsteigen klettern modellbau joggen
  lecture voyages randonnee football natation course cuisine jardinage peche echecs couture musique velo cinema danse
  leer viajar senderismo futbol ciclismo nadar correr cocinar jardineria pesca ajedrez musica cine bailar
  leggere viaggiare escursionismo calcio nuoto corsa cucina giardinaggio scacchi lettura viaggi`.split(/\s+/),
);

export const isPastime = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length <= 3 && words.some((word) => pastimes.has(word));
};
