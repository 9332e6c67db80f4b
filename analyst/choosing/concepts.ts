import { topicWords } from '#domain/words/topic-words.ts';

/** What a question speaks of, whichever words it uses: each concept with the words that stand for it. */
const CONCEPTS: Readonly<Record<string, RegExp>> = {
  risk: /\brisks?\b|\bthreats?\b|\bexposures?\b|\bdownsides?\b|\bhazards?\b|\bperils?\b|\bdangers?\b|\bvulnerab|\bliabilit|\bgo wrong\b|\bjeopard|\bhurt us\b|\bthreaten/,
  opportunity:
    /\bopportunit|\bupsides?\b|\bchances\b|\bbenefit from\b|\bbenefits?\b|\badvantages?\b|\bprospects?\b|\bgains?\b|\bsavings?\b|\bprofit\b|\bmake money\b|\bsave money\b/,
  impact:
    /\bimpacts?\b|\beffects?\b|\bharms?\b|\bdamages?\b|\bfootprint\b|\bconsequences?\b|\binfluence\b|\brepercussion|\bharm|\bdo to (people|nature|the environment)\b/,
  component: /\bcomponents?\b|\bentries\b|\bitems?\b|\brecords?\b/,
  negative: /\bnegative|\badverse|\bharm(s|ful)?\b|\bdamag|\bbad\b|\bdetriment|\bhurt|\bworst\b|\bcause problems\b/,
  positive:
    /\bpositive|\bbeneficial|\bgood (impact|effect|thing)|\bfavou?rable|\bhelpful\b|\bcontributions?\b|\bdo good\b|\bthe good\b/,
  topic:
    /\btopics?\b|\bissues?\b|\bmatters?\b|\bthemes?\b|\bsubjects?\b|\bareas?\b|\baspects?\b|\bpoints\b|\bthings\b|\bones\b|\bconcerns\b|\bfields\b/,
  material:
    /\bmaterial(ity)?\b|\bsignificant\b|\brelevant\b|\bqualif(y|ies)\b|\bessential\b|\bsubstantial\b|\bimportan(t|ce)\b|\bmatters? most\b|\bmakes? the cut\b|\bcounts?\b|\bcrucial\b|\bpriorit(y|ies|ised|ized)\b|\bhot ?spots?\b|\bstand out\b/,
  notMaterial:
    /\b(not|non|un|im)[- ]?material|\bnot (significant|relevant)|\binsignificant|\bbelow the (line|threshold|bar)|\birrelevant\b|\bunimportant\b|\bnot important\b|\bnegligible\b|\bbelow (the|our)\b/,
  score:
    /\bscor(e|es|ed|ing)\b|\brat(ed|ing|ings)\b|\bpoints?\b|\bnumbers?\b|\bvalues?\b|\brank|\bgrades?\b|\bmarks?\b|\blevels?\b|\bresults?\b/,
  high: /\bhighest|\btop\b|\bbiggest|\blargest|\bgreatest|\bworst|\bmost (severe|serious|important|critical|significant|relevant|pressing)|\bmain\b|\bmajor\b|\bkey\b|\bstrongest|\bcritical\b|\bhigh\b|\bleading\b|\bdominant|\bdominate|\bprominent|\bpeak\b|\bmax(imum)?\b|\bchief\b|\bprimary\b|\bprincipal\b|\bcore\b|\bvital\b|\bnumber one\b|\bbest\b|\bfirst place\b|\bserious\b|\bsevere\b/,
  low: /\blowest|\bleast|\bsmallest|\bweakest|\bminor\b|\bbottom\b|\blow\b|\bless\b|\bminimum\b|\bfew(est)?\b/,
  count:
    /\bhow many\b|\bnumber of\b|\bcount\b|\btotal\b|\bhow much\b|\bquantity\b|\btally\b|\bamount of\b|\bshare of\b|\bpercentage\b/,
  list: /\blist\b|\boverview of all\b|\ball (of )?(the|our)\b|\bevery\b|\bwhich\b/,
  why: /\bwhy\b|\breasons?\b|\bhow come\b|\brationale\b|\bjustif|\bbecause\b|\bexplain|\bwhat makes\b|\bdrives?\b|\bbehind\b|\bargument|\bgrounds\b|\bbasis\b|\bcauses?\b|\bwhat led\b|\bevidence\b|\breasoning\b|\bunderstand\b/,
  who: /\bwho\b|\bwhom\b|\bwhose\b|\bcolleague|\bperson\b/,
  when: /\bwhen\b|\bdate\b|\blast (time|edit|change)|\blately\b|\brecent(ly)?\b|\btoday\b|\byesterday\b|\bthis week\b|\bthis month\b/,
  compare:
    /\bcompare|\bcomparison\b|\bversus\b|\bdifference between\b|\bagainst\b|\bcompared\b|\bor\b.*\bwhich (is|one|scores)\b|\bcontrast\b|\bside by side\b|\bthan\b|\brelative to\b|\bdiffer\b|\bbetween\b.*\band\b|\bhigher or\b|\bagainst each other\b/,
  year: /\b(last|previous|prior|past|earlier) (year|period|assessment|round|cycle|time)|\byear (on|over) year\b|\bsince (last|then)\b|\b20[12]\d\b|\bthan before\b|\bhistorical|\btrends?\b|\bover time\b|\bbefore\b|\blast time\b|\bthe earlier\b|\bprevious(ly)?\b|\bprior\b|\bformer\b|\bannual\b|\bacross years\b|\bthis time\b/,
  changed:
    /\bchang(e|es|ed|ing)\b|\bmoved?\b|\bshift(ed)?\b|\bevolv|\bdevelop(ed)?\b|\bdiffer(s|ent|ence|ences)?\b|\bnew(ly)?\b|\btrend|\brise\b|\brose\b|\bfell\b|\bfall(en)?\b|\bincreas|\bdecreas|\bimprov|\bworse|\bbetter\b|\bwent (up|down)\b|\bdropped\b|\badded\b/,
  missing:
    /\bmissing\b|\bgaps?\b|\bincomplete\b|\black(s|ing)?\b|\bwithout\b|\bempty\b|\bblank\b|\bopen\b|\bnot (filled|answered|provided|set|documented|justified)\b|\bforgot|\boverlook|\bhave no\b|\bhas no\b|\bno (justification|description|polarity)|\bholes?\b|\bomit|\bundocumented\b|\bunjustified\b|\bunexplained\b|\babsent\b|\bneglect|\bskipped\b|\bblind spots?\b|\bunanswered\b|\bnot covered\b|\bleft (out|blank|open)\b|\bforgotten\b/,
  weak: /\bweak|\bthin\b|\bpoor(ly)?\b|\bquality\b|\bauditor|\baudit\b|\bassurance\b|\bdefend|\bchallenge|\bhold up\b|\brobust|\bverif|\bscrutin|\bplausib|\bconsisten|\bcritic|\breviewers?\b|\bobject\b|\bpush back\b|\berrors?\b|\bmistakes?\b|\bproof\b|\bgood enough\b|\bflaws?\b|\bshortcoming/,
  next: /\bnext\b|\bfocus\b|\bpriorit|\bto do\b|\btodo|\bshould (i|we)\b|\bstart with\b|\bwhere (do|should) (i|we) (start|begin)\b|\bto work on\b|\baction|\burgent|\bto-?dos?\b|\btasks?\b|\bagenda\b|\broadmap\b|\bplan\b|\bproceed\b|\bcontinue\b|\bcarry on\b|\bgo on\b|\bfrom here\b|\btackle\b|\brecommend|\badvi[cs]e\b|\bget started\b|\bmove forward\b|\btime best spent\b/,
  progress:
    /\bprogress\b|\bhow far\b|\bcomplet(e|ed|ion)\b|\bfinish|\bdone\b|\bstatus\b|\bpercent|\bremain(s|ing)?\b|\bleft\b|\bready\b|\bcompletion\b|\bfull\b|\bthere yet\b|\bon track\b|\bcomplete\b|\bclosed\b|\bsubmitted\b|\bsigned off\b|\bstage\b|\bgetting on\b|\boutstanding\b|\bpending\b/,
  section: /\bsections?\b|\bsteps?\b|\bstages?\b|\bquestionnaire\b|\bwizard\b|\bparts?\b/,
  threshold:
    /\bthresholds?\b|\bcut-?offs?\b|\blimits?\b|\bthe bar\b|\bthe line\b|\b12\.5\b|\bhurdles?\b|\bminimum score\b|\bcount as material\b|\bbecome material\b|\bboundar(y|ies)\b/,
  close:
    /\bclose\b|\bnear(ly)?\b|\bborderline\b|\balmost\b|\bjust (above|below|under|over|missed)\b|\bon the edge\b|\bmargin|\bsensitiv|\btipp?(ing)?\b|\bflip|\bnarrow|\bedge cases?\b|\bbarely\b|\btight\b|\bverge\b|\bbrink\b|\bfence\b|\bswing\b|\bstab(le|ility)\b|\brobust|\buncertain|\bshaky\b|\bfragile\b|\bdebatable\b|\bdisput|\bgr[ea]y (zone|area)|\bcontested\b|\bknife\b|\bwobbl|\bunclear\b|\bonly just\b|\bby a (little|whisker|point)\b|\bhow (sure|certain|confident)\b|\btwice\b|\bdouble-?check|\bsolid\b|\beither way\b|\bdoubtful\b/,
  whatIf:
    /\bwhat if\b|\bif (we|i|the)\b|\bsuppose\b|\bassuming\b|\bwould\b|\binstead of\b|\b(raise|raising|lower|lowering|increase|increasing|reduce|reducing)\b|\bassume\b|\bimagine\b|\bscenario|\bsimulat|\bhypothetical|\btry\b|\binstead\b|\bstricter\b|\blooser\b/,
  stakeholder:
    /\bstakeholders?\b|\bengag(e|ed|ement|ing)\b|\bconsult(ed|ation)?\b|\binterview|\bsurvey|\binvestors?\b|\bbanks?\b|\bngos?\b|\bregulators?\b|\bcustomers?\b|\bsuppliers?\b/,
  say: /\bsa(y|id|ys)\b|\bthink\b|\bviews?\b|\bopinions?\b|\bconcerns?\b|\bexpect|\braised?\b|\bfeedback\b|\bcares?\b|\bwant\b|\bworr(y|ied)\b|\bmention|\btold\b|\btell us\b|\bvoices?\b|\brespon(d|se)\b/,
  disclose:
    /\bdisclos|\breport(ed|ing)?\b|\bpublish|\bdatapoints?\b|\bdata points?\b|\bdisclosure requirements?\b|\bstatement\b|\b(e[1-5]|s[1-4]|g1)-\d+\b|\bdisclosures?\b|\bmandatory\b|\breportable\b|\bkpis?\b|\bmetrics?\b|\bindicators?\b|\bobligat|\bobliged\b|\brequired\b|\brequirements?\b|\bcontent index\b/,
  law: /\bcsrd\b|\besrs\b|\bdirective\b|\blaw\b|\blegal|\bparagraph\b|\barticle\b|\bomnibus\b|\befrag\b|\bregulations?\b|\bstandards?\b|\bcsddd\b|\btaxonomy\b/,
  meaning:
    /\bmeans?\b|\bmeaning\b|\bdefin(e|ition)\b|\bwhat is an?\b|\bwhat exactly\b|\bstand(s)? for\b|\bexplain\b|\bconcept\b|\bterm\b|\bin general\b|\bdifference between\b|\bunderstand by\b|\binterpret|\bdefined\b|\bterminology\b|\btheory\b|\bprinciple\b|\bin theory\b|\bby definition\b|\bdistinction\b|\bdifference\b/,
  compute:
    /\bcalculat|\bcomput|\bformula\b|\bderived\b|\bworked out\b|\bdetermin|\bmethod(ology)?\b|\bcome about\b|\barrive at\b|\bhow (is|are|does|do) .*(scor|classif|rank|assess)|\bformed\b|\bcomposed\b|\bmade up\b|\bput together\b|\bcriteria\b|\blogic\b|\brules\b|\bweighted\b|\bmultipl|\baverage/,
  severity: /\bseverity\b|\bscale\b|\bscope\b|\birremedia|\blikelihood\b|\bprobabilit|\bmagnitude\b/,
  change:
    /\b(change|edit|modify|delete|remove|add|set|update|increase|decrease|save|submit|send|mark|rename|approve|invite|untick|raise|lower|reset|put|create|insert|move|assign)\b/,
  write:
    /\b(draft|write|formulate|rephrase|reword|compose|translate|summari[sz]e .* (for|email|board)|prepare a|generate a|text for|paragraph for|e-?mail|presentation|slides?|blurb)\b|\brewrite\b|\bshorten\b|\bpolish\b|\bwording\b|\bparagraph\b|\btalking points\b|\bphrase\b|\bproofread\b/,
  howTo:
    /\bhow (do|can|could|should|would) (i|we|you|one)\b|\bwhere (do|can|is|are|would|should)\b|\bhow to\b|\bis there a way\b|\bwhere to\b|\bcan i\b|\bis it possible\b|\bhow does one\b|\bwhich (menu|page|button|tab|screen)\b|\bwhat happens (if|when)\b|\bis there an? \b/,
  product:
    /\bdashboard\b|\bmatrix\b|\bbutton\b|\bpage\b|\bscreen\b|\bmenu\b|\bexport|\bdownload|\bpdf\b|\bpng\b|\bprint\b|\bsettings\b|\bpassword\b|\blog ?in\b|\baccount\b|\binvit|\bchart\b|\bnotification|\btwo-factor\b|\b2fa\b|\bdark mode\b|\btool\b|\bapp\b|\bplatform\b|\bsoftware\b|\bsection cards?\b|\bwizard\b|\btab\b|\bicon\b|\bsidebar\b|\bbrowser\b|\bemail address\b|\bsupport\b|\bpermissions?\b|\broles?\b|\brights\b|\bsaved\b|\bsaving\b|\bupload|\bfiles?\b|\bmobile\b|\bapi\b|\blanguage\b/,
  you: /\byou\b|\byour(self)?\b|\bassistant\b|\bbot\b|\bai\b|\bmodel\b/,
  privacy:
    /\bprivacy\b|\bprivate\b|\bstored?\b|\btrain(ed|ing)?\b|\bopenai\b|\bchatgpt\b|\bgpt\b|\bllm\b|\bsee my\b|\bconfidential|\bmy data\b|\bour data\b|\bdata go\b|\bsecure\b|\bsafe\b|\bshare(d)? with\b|\bthird part|\bread (my|this|our)\b|\bremember\b|\banonym|\bgdpr\b/,
  history:
    /\bhistory\b|\baudit trail\b|\bedited\b|\bmodified\b|\bchanges? log\b|\bwho (changed|edited|added|deleted|scored|entered|set|last)|\bactivity\b|\blog\b|\bwho did\b|\bby whom\b|\bwas (added|changed|edited|deleted)\b|\btimeline\b|\bversion history\b|\btraceab|\bmy colleagues? (do|did|done)\b/,
  screening: /\bscreening\b|\b1 ?(-|to) ?10\b|\bone to ten\b|\bsliders?\b|\bout of (10|ten)\b|\bten[- ]point\b/,
  deselected:
    /\bdeselect|\bexclud|\bremoved\b|\btaken out\b|\bset aside\b|\bdropped\b|\bruled out\b|\bnot relevant\b|\bout of scope\b|\bunselected\b|\bleft out\b|\bdiscard|\bleft aside\b|\bcrossed off\b|\bsorted out\b|\beliminat|\bdismiss|\bfiltered?\b|\bignored?\b|\bnot (part|selected|included|considered)\b|\bdid not (take|select|include|consider)\b|\boutside (the|our)\b|\bomitted\b|\bskipped\b/,
  notAssessed:
    /\bnot (yet )?(been )?(assessed|scored|evaluated|covered|looked at)\b|\bunassessed\b|\bunscored\b|\bnothing (scored|entered)\b|\bstill (have to|need to) (be )?(assess|score)|\bwithout (any )?(components?|impacts?)/,
  suggest:
    /\bsuggest|\bpropos|\bcould we be missing\b|\btypical\b|\busual(ly)?\b|\bcommon\b|\bideas?\b|\bsector\b|\bpeers? (usually|typically)|\bbrainstorm|\brecommend|\bforgotten\b|\bother (risks|impacts|opportunities)\b|\bmore (risks|impacts|opportunities)\b|\bnot thought of\b|\binspiration\b|\bexamples?\b|\btemplates?\b|\bother companies\b|\bcompanies like (us|ours)\b|\bin our (sector|industry)\b|\bnot seeing\b|\bstandard (risks|impacts)\b|\badd to our list\b|\bwhat else\b|\bfurther\b|\badditional\b/,
  company:
    /\b(our|my|the) (company|business|firm|organi[sz]ation)\b|\bwe operate\b|\bcountries\b|\bindustry\b|\bsector\b|\bproducts?\b|\bservices\b|\bemployees\b|\bheadcount\b|\bhow (big|large) (are|is)\b|\bvalue chain look|\bsites?\b|\bplants\b|\blocations?\b|\bfactor(y|ies)\b|\bbuyers?\b|\bbusiness model\b|\bwe (sell|make|produce|offer)\b|\bheadquarter|\bwho are we\b/,
  dependency: /\bdepend(s|ency|encies|ent)?\b|\brely\b|\breliant\b|\bneeds?\b.*\bresources?\b|\bresources\b/,
  priorWork:
    /\bprevious (esg )?work\b|\bprior (esg )?work\b|\bdone (so far|before|already)\b|\bexisting (work|policies)\b|\biso ?14001\b/,
  chain: /\bupstream\b|\bdownstream\b|\bown operations\b|\bvalue chain\b|\bsupply chain\b/,
  horizon: /\bshort[- ]term\b|\bmedium[- ]term\b|\blong[- ]term\b|\btime horizons?\b|\bover the next\b/,
  actual: /\bactual\b|\bpotential\b|\bhappen(ed|ing)\b|\balready occurr/,
  humanRights: /\bhuman[- ]rights?\b/,
  effectType:
    /\btransition(al)? risks?\b|\bphysical risks?\b|\bsystemic\b|\bcash ?flow|\bcost of capital\b|\baccess to (capital|finance)\b|\bfinancial position\b/,
  sides:
    /\bboth sides\b|\bboth perspectives\b|\bimpact side\b|\bfinancial side\b|\bfinancially\b|\bfrom an? (impact|financial)\b|\bby impact\b|\bimpact materiality\b|\bfinancial materiality\b/,
  class: /\b(high|medium|low) (materiality|class|priority)|\bclassif|\bcategor(y|ies)\b/,
  category: /\benvironment(al)?\b|\bsocial\b|\bgovernance\b|\be, s and g\b|\besg\b/,
  summary:
    /\bsummar|\boverview\b|\bat a glance\b|\bbig picture\b|\bin a nutshell\b|\bin short\b|\bkey (findings|results|takeaways|figures|messages)\b|\bresults?\b|\boutcome\b|\bwhere (do )?we stand\b|\bconclusions?\b|\bbrief me\b|\bbrief(ing)?\b|\brecap\b|\bgist\b|\bupshot\b|\bbottom line\b|\bessence\b|\bhighlights?\b|\bmain (points|messages|numbers|facts|figures)\b|\bfill me in\b|\bcatch me up\b|\bbring me up\b|\bup to speed\b|\bwalk me through\b|\bhow (are|did) we do(ing)?\b|\bwhole (picture|assessment)\b|\boverall\b|\bin total\b|\bin general\b/,
  outside:
    /\bcompetitors?\b|\bpeers?\b|\bbenchmark|\brevenue\b|\bturnover\b|\bprofit|\bshare price\b|\bstock\b|\btonn?es?\b|\bkwh\b|\bmwh\b|\bcarbon price\b|\brating agenc|\becovadis\b|\bcdp\b|\bmsci\b|\bsustainalytics\b|\bnews\b|\bforecast|\bbudget\b|\bcost us\b|\bhow much (co2|water|energy|waste)|\bceo\b|\bsalar|\bcosts?\b|\bprices?\b|\bcompetition\b|\brivals?\b|\bindustry average\b|\bsector average\b|\bother companies\b|\blast month\b|\bper year\b|\bmegawatt|\blitres?\b|\bcubic\b|\bkilograms?\b|\bpercentage of (our|the)\b|\btargets?\b|\bnet zero\b|\bclimate neutral\b|\bshareholders?\b|\bcfo\b|\bfined\b|\bsued\b|\blawsuit|\bawards?\b|\bfounded\b|\bmeasured\b|\baccident rate\b|\bpress\b|\bmedia\b|\bratings? agenc/,
  greeting:
    /^(hi|hello|hey|good (morning|afternoon|evening|day)|thanks?|thank you|thx|cheers|bye|goodbye|ok|okay|great|perfect|nice|cool|awesome)\b/,
};

/** The concepts that a normalised question speaks of, and 'named' when it names a topic, by any of its words or codes. */
export function conceptsOf(text: string): string[] {
  const found = Object.entries(CONCEPTS).flatMap(([name, pattern]) => (pattern.test(text) ? name : []));
  const topics = topicWords.filter(({ says }) => says.test(text)).length;
  if (/\b(e[1-5]|s[1-4]|g1)(\.\d+)?\b/.test(text) || topics > 0) found.push('named');
  if (topics > 1) found.push('severalNamed');
  return found;
}
