/**
 * The parts of the words that tables use for closed lists, in English, German, French, Spanish, Italian, Dutch, Polish, Swedish, Danish,
 * Norwegian and Portuguese. In each list, a
 * line names a feature and the words for it, without case and accents: `kurz*` is any word that begins so, `*risik*` any that contains it,
 * several words are a phrase, and `?` marks words that only suggest the feature. Words of the feature `-` say nothing by themselves.
 */
type Lines = string;

/** Words that say nothing in any list. */
export const SMALL_WORDS: Lines = `
- | and; or; to; of; the; for; in; on; at; a; an; with; und; oder; bis; der; die; das; den; fur; im; et; ou; de; du; des; la; le; les; en; au; y; o; el; los; las; e; ed; il; lo; gli; i; del; della; het; een; van; op; tot; w; z; ze; na; do; oraz; lub; d; l; di; dell; dei; nel; nella; dans; delle; degli; och; og; eller; av; af; pa; till; til; om; da; dos; das; em; um; uma; ou; as well as; sowie; sowohl; als; auch; iro; iros; esg; type; typ; art; both; beide
`;

export const HORIZON: Lines = `
short | short*; st; s; kurz*; court*; corto; corta; curto; curta; breve; kort*; krotk*
medium | medium*; mid; midterm; mt; m; mittel*; moyen*; medio; media; mediano; middel*; mellan*; medel; medellang*; mellemlang*; mellomlang*; sredni*
long | long*; lt; l; lang*; largo; larga; longo; longa; lung*; dlug*
all | all; alle; alla; alles; every; each; tous; toutes; todos; todas; tutti; tutte; wszystkie
short | ?current; ?immediate*; ?now; ?sofort; ?aktuell*; ?laufend*; ?kf; ?k; ?ct; ?cp
medium | ?mf; ?mp
long | ?lf; ?lp
- | term*; termijn; plazo; prazo; sikt*; sigt*; ar; frist*; fristig; horizon*; zeithorizont*; orizzonte; run; time; range; period*; perspektyw*; zeitraum; zakres; year*; yr*; y; jahr*; j; an; ans; annee*; ano*; anni; anno; jaar; jaren; lat; lata; rok; tidshorisont*; aar
`;

export const CHAIN: Lines = `
up | vor; upstream*; uppstrom*; opstrom*; oppstrom*; montante; vorgelagert*; vorkette; amont; a monte; monte; aguas arriba; fases anteriores; stroomopwaarts; wyzszym szczeblu; wyzszy szczebel
up | ?supply chain*; ?supplier*; ?supply; ?lieferkette*; ?lieferant*; ?zulieferer*; ?fournisseur*; ?chaine d approvisionnement; ?proveedor*; ?cadena de suministro; ?fornitor*; ?catena di fornitura; ?leverancier*; ?toeleveringsketen; ?dostawc*; ?lancuch dostaw; ?leverantor*; ?leverandor*; ?fornecedor*; ?raw material*; ?rohstoff*; ?u; ?up; ?procurement; ?einkauf; ?beschaffung
own | own; oo; eigen*; egen; eget; egne; egna; propre*; propia*; propio*; proprie; proprio; proprias; proprios; propria*; wlasn*
own | ?vor ort; ?direct operations; ?operations; ?internal*; ?in house; ?intern*; ?production; ?produktion
down | downstream*; nedstrom*; jusante; nachgelagert*; aval; a valle; valle; aguas abajo; fases posteriores; stroomafwaarts; nizszym szczeblu; nizszy szczebel
down | ?customer*; ?kund*; ?client*; ?use phase; ?nutzungsphase; ?end of life; ?consumer*; ?klant*; ?end user*; ?d; ?down
all | full vc; whole vc; entire vc; hela vardekedjan; hele vaerdikaeden; hele verdikjeden; toda a cadeia de valor; full value chain; whole value chain; entire value chain; complete value chain; all value chain; gesamte wertschopfungskette; gesamten wertschopfungskette; ganze wertschopfungskette; toute la chaine de valeur; ensemble de la chaine de valeur; toda la cadena de valor; intera catena del valore; tutta la catena del valore; hele waardeketen; gehele waardeketen; caly lancuch wartosci; all; alle; alles
chain | value chain; wertschopfungskette*; vardekedja*; vaerdikaede*; verdikjede*; cadeia de valor; chaine de valeur; cadena de valor; catena del valore; waardeketen*; lancuch* wartosci; vc
- | keten; kette; operation*; ops; activit*; business; geschaft*; betrieb*; standort*; site*; operaci*; operazion*; activiteit*; dzialalnosc*; operacj*; stage; part; stufe; bereich*; tatigkeit*; company; unternehmen*; verksamhet*; virksomhed*; virksomhet*; drift; operac*; atividade*; aktivitet*; only; nur
`;

export const POLARITY: Lines = `
Positive | positiv*; positif*; positief*; positieve*; pozyty*; pos; +; plus
Positive | ?beneficial; ?benefit*; ?good; ?gut
Negative | negati*; negaty*; neg; minus; −
Negative | ?adverse; ?harm*; ?bad; ?schad*
`;

export const ACTUALITY: Lines = `
Actual | actual; actuals; ist; avere; averee; averes; averees; faktisk*; verklig*; reais; efetiv*; tatsachlich*; eingetreten*; reel*; reell*; real; reale; reales; effettiv*; feitelijk*; daadwerkelijk*; werkelijk*; rzeczywist*; faktyczn*
Actual | ?current*; ?existing; ?occurred; ?aktuell*; ?actuel*; ?effecti*; ?materialised; ?materialized; ?ongoing; ?real*
Potential | potenti*; pot; potenzi*; potenci*; potencj*
Potential | ?possible; ?moglich*; ?future; ?kunftig*; ?eventuel*
`;

/** Letters that stand for a polarity or an actuality in a column of its own. */
export const POLARITY_LETTERS: Lines = `
Positive | ?p
Negative | ?n
`;
export const ACTUALITY_LETTERS: Lines = `
Actual | ?a
Potential | ?p
`;

/** Words beside polarity and actuality that add nothing. */
export const IMPACT_WORDS: Lines = `
- | impact*; auswirkung*; incidenc*; impatt*; wplyw*; oddzialywani*; paverkan*; pavirkning*; indvirkning*; effect*; effekt*; efeito*
`;

export const KIND: Lines = `
impact | impact*; auswirkung*; incidenc*; impatt*; wplyw*; oddzialywani*; paverkan*; pavirkning*; indvirkning*; i
impact | ?effect*; ?effekt*; ?efeito*; ?impact materiality; ?ni; ?pi; ?ani; ?pni; ?api; ?ppi
Negative | ?ni; ?ani; ?pni
Positive | ?pi; ?api; ?ppi
Actual | ?ani; ?api
Potential | ?pni; ?ppi
risk | risk*; *risk; *risik*; risque*; riesgo*; risch*; *risico*; risco; riscos; risici; ryzyk*; r
risk | ?threat*; ?downside; ?hot; ?amenaza*; ?minacci*; ?bedreiging*; ?zagrozeni*; ?trussel*; ?ameaca*; ?bedrohung*; ?gefahr*; ?menace*
opportunity | opportunit*; oportunidad*; chance*; kans; kansen; szans*; mozliwosc*; mojlighet*; mulighed*; mulighet*; opp; opps; o
opportunity | ?upside; ?c; ?k; ?m
money | financ*; finanz*
physical | physical*; physisch*; physique*; fisic*; fysiek*; fysisk*; fizyczn*
transition | transition*; transitor*; transizion*; transici*; transitie*; ubergang*; omstallning*; overgang*; omstilling*; przejsci*
systemic | systemi*; systemow*
- | inside; outside; out; material; iro; sustainab*; climate; klima*
`;

export const RISK_TYPE: Lines = `
acute | acute*; akut*; aigu*; agud*; acut*; acuut; ostre
chronic | chroni*; chronisch*; croni*; przewlekl*
physical | physical*; physisch*; physique*; fisic*; fysiek*; fysisk*; fizyczn*
transition | transition*; transitor*; transizion*; transici*; transitie*; ubergang*; omstallning*; overgang*; omstilling*; przejsci*
systemic | systemi*; systemow*
policy | policy; policies; political; regulat*; politisch*; regulator*; politique*; politic*
policy | ?legal; ?law; ?recht*; ?compliance
technology | technolog*; techniqu*; tecnolog*
market | market*; markt*; marche*; mercad*; mercat*; rynk*
reputation | reputa*; image
efficiency | resource efficiency; ressourceneffizienz; efficien*; effizien*
financing | financing; finanzierung*; funding
resilience | resilien*
risk | risk*; *risik*; risque*; riesgo*; risch*; *risico*; ryzyk*
opportunity | opportunit*; oportunidad*; chance*; kans; kansen; szans*
`;

export const NATURE: Lines = `
direct | direct; directly; direkt*; directe; directo; diretto; bezposredni*
indirect | indirect*; indirekt*; indirett*; posredni*
indirect | ?contribut*; ?beitrag*; ?linked
other | other; sonstig*; andere; autre; otro; altro; overig*; inne
- | link*; impact*; auswirkung*; cause*; verursacht; contribution
`;

export const PURSUED: Lines = `
not | not; no; nicht; nein; non; ne; niet; nee; nie; n
pursued | pursued; verfolgt; poursuivi*; persegui*; nagestreefd; realizowan*; yes; y; ja; oui; si; tak; x; ✓; ✔
not-pursued | forgone; dropped; rejected; verworfen; abandonn*
undecided | undecided; unentschieden; offen; open; tbd; pending; maybe
- | is; wird; pas; being
`;

export const ROLE: Lines = `
affected | affected; betroffen*; affecte*; afectad*; coinvolt*; getroffen
user | user*; nutzer*; utilisateur*; usuari*; fruitor*; gebruiker*; uzytkowni*; report user*
other | other; sonstig*; andere; autre*; otro*; otra*; outr*; altr*; overig*; ander*; annan; andra; anden; andre; inn*
- | stakeholder*; interessentrager*; partie* prenante*; sustainability; statement*; nachhaltigkeit*; interesad*; parte*; portator*; strona; report*; role; our; work
`;

export const GROUP: Lines = `
employees | employee*; anstalld*; ansatt*; ansat; ansatte; medarbetar*; medarbejder*; colaborador*; trabalhador*; funcionario*; staff; workforce; worker*; mitarbeit*; beschaftigte*; arbeitnehmer*; belegschaft*; salarie*; personnel; empleado*; trabajador*; ?plantilla; personal; dipendent*; lavorator*; medewerker*; werknemer*; pracowni*; ?works council*; ?betriebsrat*
customers | customer*; client*; consumer*; end user*; endnutzer*; kund*; endkund*; verbraucher*; consommateur*; consumidor*; consumator*; klant*; consument*; klien*; konsumen*; konsument*; forbruger*; forbruker*
corporate | business partner*; geschaftspartner*; partner; partners; joint venture*; kooperationspartner*; partenaire*; socio*; zakenpartner*; partnerzy*
competitors | competitor*; wettbewerb*; mitbewerb*; konkurren*; concurrent*; competidor*; concorrent*; peer*
suppliers | supplier*; leverantor*; leverandor*; fornecedor*; vendor*; supply chain; lieferant*; zulieferer*; lieferkette; fournisseur*; proveedor*; fornitor*; leverancier*; dostawc*
investors | investor*; investerar*; aktieagar*; aktionaer*; aksjonaer*; acionista*; banco; bancos; investisseur*; inversor*; investitor*; investeerder*; inwestor*; shareholder*; owner*; bank*; lender*; creditor*; capital provider*; kapitalgeber*; aktionar*; eigentumer*; anteilseigner*; gesellschafter*; kreditgeber*; finanzmarkt; actionnaire*; banque*; accionista*; azionist*; aandeelhouder*; akcjonariusz*
governments | government*; myndighet*; myndighed*; governo*; politik; staat; behorde*; regierung*; regulier*; gesetzgeber*; policymaker*; policy maker*; regulator*; authorit*; public authorit*; gouvernement*; autorit*; pouvoirs publics; gobierno*; autoridad*; govern*; overhe*; rzad*; wladz*; administrac*
civic | ngo*; ong; ongs; nichtregierungsorganisation*; zivilgesellschaft; civil society; non profit organi*; non governmental organi*; societe civile; sociedad civil; societa civile; maatschappelijk middenveld; pozarzadow*; organizacje pozarzadowe
associations | association*; *verband*; *verbande; industry association*; trade association*; federation*; brancheorganisatie*; asociacion*; associazion*; stowarzyszeni*
communities | communit*; anwohner*; anrainer*; lokalsamhall*; lokalsamfund*; lokalsamfunn*; naboer; grannar; comunidade*; nachbar*; gemeinde*; kommun*; gemeinschaft*; neighbour*; neighbor*; resident*; riverain*; communaute*; collectivit*; comunidad*; comunita; gemeenschap*; omwonende*; spolecznosc*
nature | nature; natur; umwelt; environment; environnement; naturaleza; medio ambiente; natura; ambiente; natuur; milieu; przyroda; srodowisko
other | other; others; sonstige*; andere; weitere; autre*; otro*; altr*; overig*; inn*
- | local*; lokal*; key; end; own; eigene*; affected; betroffene*; public; our; unsere
`;

export const CHANNEL: Lines = `
survey | survey*; enkat*; sporgeskema*; sporreundersok*; inquerito*; questionnaire*; umfrage*; befragung*; fragebog*; enquete*; sondage*; encuesta*; sondaggi*; questionari*; ankiet*
interview | interview*; intervju*; einzelgesprach*; entretien*; entrevista*; intervist*; wywiad*
meetings | meeting*; moten; mote; moder; reuniao; reunioes; treffen; besprechung*; regelmassige gesprache; reunion*; riunion*; vergadering*; overleg; spotkani*
meetings | ?workshop*; ?round table*; ?annual talk*; ?talk*; ?gesprach*; ?town hall*; ?forum; ?dialogue*; ?dialog*
industry-data | industry data; branchendaten; marktdaten; market data; donnees sectorielles
legal | gesetzlich* pflicht*; gesetzlich* vorgabe*; rechtlich* pflicht*; obligation* legale*; obligacion* legal*; obblig* di legge; obblig* legale; wettelijke verplichting*; obowiaz* prawn*; legal obligation*; legal requirement*; legal; gesetzliche pflichten; rechtliche pflichten; obligations legales; obligaciones legales; obblighi di legge; wettelijke verplichtingen
other | other; sonstige*; andere; autre*; otro*; altr*; overig*; inn*
- | regular*; regelmassige*; stakeholder*; focused; sustainability; online; annual; jahrlich*
`;

export const EFFECTS: Lines = `
performance | performance; financial performance; ertragslage; earnings; profit*; revenue*; cost; costs; umsatz; kosten
financial-position | financial position; position; vermogenslage; balance sheet; assets; finanzlage
cash-flow | cash flow*; cashflow*; liquidit*; zahlungsstrom*
access-to-capital | access to capital; access to finance; access to funding; kapitalzugang; zugang zu kapital; zugang zu finanzierung*
cost-of-capital | cost of capital; cost of finance; kapitalkosten
- | financial; finanziell*; effect*; on
`;

export const YES_NO: Lines = `
yes | yes; y; ja; j; oui; si; s; sim; tak; t; true; vero; vrai; verdadero; wahr; waar; prawda; 1; x; ✓; ✔; in scope; ?o; ?in
no | out of scope; hors perimetre; ?out; no; n; nein; non; nee; nie; nej; nei; nao; false; faux; falso; falsch; onwaar; 0
`;
