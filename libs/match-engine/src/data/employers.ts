/**
 * Employers whom many know by name, small as people type them, and one a line by its whole name. Others are told by their capital
 * ("bij Waterkant"). Names that are words of every day are left out (Action, Coop, Total).
 */
export const employers: readonly string[] = `
albert heijn
jumbo
lidl
aldi
ikea
hema
kruidvat
etos
gamma
praxis
karwei
intratuin
decathlon
mediamarkt
coolblue
bol.com
primark
zeeman
wibra
blokker
rituals
zara
starbucks
mcdonalds
mcdonald's
burger king
kfc
thuisbezorgd
uber
uber eats
deliveroo
flink
picnic
postnl
dhl
dpd
ups
fedex
amazon
tesco
sainsbury's
asda
klm
transavia
ns
prorail
arriva
connexxion
gvb
ret
htm
qbuzz
heineken
unilever
philips
asml
nxp
shell
dsm
tata steel
vdl
daf
scania
tesla
ing
rabobank
abn amro
asr
achmea
nationale nederlanden
kpn
vodafone
ziggo
odido
google
microsoft
booking
booking.com
adyen
capgemini
deloitte
kpmg
pwc
accenture
randstad
tempo team
olympia
youngcapital
buurtzorg
thuiszorg nederland
erasmus mc
umcg
umc utrecht
radboudumc
amsterdam umc
lumc
ggd
uwv
svb
cbs
rivm
kadaster
rijkswaterstaat
belastingdienst
kvk
efteling
center parcs
landal
van der valk
nhs
bbc
`
  .trim()
  .split('\n');
