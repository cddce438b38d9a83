/** Verbs with which English tells what somebody does: "Help residents to wash. Keep records." */
export const orders =
  'achieve|act|administer|advise|analy[sz]e|answer|apply|approach|arrange|assess|assign|assist|attend|audit|book|bring|build|calculate|call|care|carry|champion|chat|check|clean|coach|code|collaborate|collect|communicate|complete|conduct|configure|contribute|control|cook|coordinate|co-ordinate|craft|create|cultivate|deal|debug|define|deliver|deploy|design|determine|develop|direct|document|draft|drive|engage|ensure|escalate|establish|evaluate|examine|execute|explore|facilitate|find|follow|forecast|gather|generate|give|greet|grow|guide|handle|help|hire|host|identify|implement|improve|influence|input|inspect|inspire|install|integrate|interact|interpret|investigate|issue|join|keep|lead|learn|liaise|listen|load|look after|maintain|make|manage|measure|meet|mentor|migrate|monitor|motivate|negotiate|nurture|obtain|operate|optimi[sz]e|order|organi[sz]e|oversee|own|pack|participate|partner|perform|pick|pilot|plan|play|prepare|present|prioriti[sz]e|process|produce|promote|propose|provide|pursue|raise|receive|recommend|record|recruit|repair|report|represent|research|resolve|respond|review|run|schedule|sell|serve|set|shape|ship|spot|steer|supervise|supply|support|take|talk|teach|team up|test|track|train|translate|treat|troubleshoot|turn|understand|unload|update|upgrade|validate|visit|walk|wash|weigh|welcome|work|write';

/** Of these the ones that are nothing else, neither a noun nor an adjective, and ways in which they are done. */
const plainOrders =
  'achieve|administer|advise|analy[sz]e|arrange|assess|assign|assist|attend|collaborate|collect|communicate|conduct|configure|contribute|coordinate|co-ordinate|create|cultivate|define|deliver|determine|develop|ensure|establish|evaluate|examine|execute|explore|facilitate|follow up|generate|identify|implement|improve|inspect|integrate|interpret|investigate|liaise|maintain|manage|monitor|motivate|negotiate|obtain|operate|organi[sz]e|oversee|participate|perform|prepare|prioriti[sz]e|produce|promote|provide|recommend|recruit|represent|resolve|respond|supervise|undertake|update|write';
const ways = 'actively|closely|continuously|effectively|efficiently|independently|proactively|regularly';
const noEnd =
  'a|an|the|to|and|or|of|in|on|for|with|by|as|at|from|into|that|which|who|is|are|be|will|must|should|can|may|you|we|they|your|our|their|his|her|this|these|also|not|help|including|through|when|how|then|' +
  ways;

/** Where in a text without marks a further order begins: no word that belongs to what comes stands before it. */
export const newOrder = new RegExp(`(?<![,;:&/-])(?<!(?:^|[\\s(])(?:${noEnd}))\\s+(?=(?:(?:${ways}) )?(?:${plainOrders})\\s)`, 'giu');
