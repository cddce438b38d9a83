/** Parts of the country, and what people call where they live, which the gazetteer of places has not got. */
export const regions: ReadonlySet<string> = new Set(
  `nederland netherlands holland belgie belgium vlaanderen flanders friesland fryslan drenthe overijssel gelderland flevoland brabant limburg zeeland
  twente achterhoek veluwe betuwe randstad westland texel kennemerland salland gooi noord zuid oost west noorden zuiden oosten westen north south east
  centrum centraal central centre center stad city dorp village town platteland countryside buurt omgeving regio region area provincie province land country overal
  anywhere everywhere`.split(/\s+/),
);
