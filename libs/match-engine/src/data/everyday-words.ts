/** Words that are right as they are and only a slip away from one of work that means something else. */
export const everydayWords: readonly string[] = `
buiten binnen mensen mannen leuke leuker graag werken kunnen willen moeten zouden worden hebben samen sprekend sprekende overal ergens liefst vooral
omgeving afwisselend afwisselende uitdagende gezellige gezellig serieuze vriendelijke kleine grote nieuwe andere beetje redelijk
goede betaald betaalde betere dingen handen klanten gasten patiënten bewoners leerlingen studenten collega avond ochtend middag
nachten dagen direct meteen overstap ervaring people someone something things hands there where would could should might rather
looking prefer preferably pleasant friendly serious challenging varied outdoors inside better paying decent around place thinking
building before after night morning evening colleagues guests clients patients students kids nature public transport without
polder playgroup tattooist within hours meetings pressure stress travel commute career change switch beginner returning hardly barely almost never always
often minder meer weinig less more fewer former formerly currently vrouwen vrouw jongeren ouderen women woman aanpakken
beschikbaar moeder vader zitten zittend eindigen veranderen zwanger dochter dochters buurvrouw probleem problemen chance chances
interesse interesses passie verlangen energiek herstellende scholier scholieren volgend volgende vroeger verder drukte drukke
drukker korter groter hoogste hoogstens minste gedeeltelijk gedeeltelijke regionaal gewest slagen bereiken bewaren pakken
uitleggen begrijpen snappen lijken verliezen verloren meewerken uitwerken combineren perfect matter expect finish finished cancel
remove removed longer shorter manner filter putting turned stated partner partners healthy hardest seeing feeling coming stopping
beginning wanting studied unemployed changed particular compare comparing wording verkeerd verkeerde beveiligd schrijft regels
positieve actieve voorbeeld voorbeelden groeien discreet nummer donker volledig members thinks successes rechten
deliver delivers delivered bollen pellen verlopen messen geboren getogen opgegroeid afkomstig gevlucht
scheiding gescheiden overlijden mantelzorg bukken hurken knielen carriere carrière
`
  .trim()
  .split(/\s+/);
