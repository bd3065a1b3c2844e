import type { Chapter } from '../../../fixtures/book';

export const kiswahili: readonly Chapter[] = [
  {
    title: 'Ngeli za nomino',
    figure: 'speech',
    paragraphs: [
      'Nomino ni neno linalotaja jina la mtu, kitu, mahali au hali. Katika Kiswahili nomino hupangwa katika makundi yanayoitwa ngeli. Ngeli huonyesha jinsi nomino inavyopatana na maneno mengine katika sentensi.',
      'Ngeli ya A-WA ina majina ya viumbe hai: mtu anacheza, watu wanacheza; ng’ombe anakula, ng’ombe wanakula. Ngeli ya KI-VI ina majina kama kitabu na vitabu: kitabu kimepotea, vitabu vimepotea.',
      'Kivumishi nacho hufuata ngeli ya nomino. Tunasema mtoto mzuri na watoto wazuri, kitabu kizuri na vitabu vizuri, ua zuri na maua mazuri. Ukibadilisha nomino, kivumishi hubadilika pia.',
      'Mfano. Badili sentensi hii iwe katika wingi: Kiti changu kimevunjika. Jibu: Viti vyetu vimevunjika. Tazama jinsi kiambishi ki- kinavyogeuka kuwa vi- katika kila neno.',
    ],
    questions: [
      'Taja ngeli tano za Kiswahili na utoe mfano mmoja wa kila ngeli.',
      'Andika katika wingi: Mwanafunzi hodari amepata zawadi kubwa.',
      'Andika katika umoja: Miti mirefu imeanguka.',
      'Tunga sentensi mbili zenye nomino za ngeli ya KI-VI.',
    ],
  },
  {
    title: 'Methali na nahau',
    figure: 'speech',
    paragraphs: [
      'Methali ni usemi mfupi wenye hekima. Hutumika kuonya, kushauri au kutia moyo. Mara nyingi methali huwa na pande mbili: Haraka haraka haina baraka; Mtaka cha mvunguni sharti ainame.',
      'Nahau ni fungu la maneno lenye maana tofauti na maana ya kawaida ya maneno hayo. Kupiga chuku si kupiga kitu, bali ni kusema mambo kupita kiasi. Kula njama ni kupanga jambo baya kwa siri.',
      'Methali moja inaweza kuwa na methali nyingine inayopingana nayo. Mvumilivu hula mbivu hutufundisha kusubiri, lakini Ngoja ngoja huumiza matumbo hutuonya tusisubiri mno. Mzungumzaji mwerevu huchagua inayofaa wakati wake.',
    ],
    questions: [
      'Eleza maana ya methali: Elimu haina mwisho.',
      'Toa methali moja inayofanana kwa maana na: Bandu bandu huisha gogo.',
      'Tumia nahau hizi katika sentensi: kupiga chuku, kuvunja moyo, kutia fora.',
      'Andika hadithi fupi inayoishia na methali: Asiyesikia la mkuu huvunjika guu.',
    ],
  },
  {
    title: 'Uandishi wa insha',
    figure: 'speech',
    paragraphs: [
      'Insha ni mfululizo wa sentensi zinazoeleza jambo moja kwa mpangilio. Insha nzuri ina sehemu tatu: utangulizi, kiini na hitimisho. Utangulizi humvutia msomaji, kiini hueleza hoja, na hitimisho hufunga mawazo.',
      'Kabla ya kuandika, panga. Andika hoja zako kwenye karatasi, zipange kutoka iliyo nyepesi hadi iliyo nzito, kisha uipe kila hoja aya yake. Aya moja ibebe wazo moja tu.',
      'Baada ya kuandika, soma tena. Angalia nukta, mkato na herufi kubwa. Soma kwa sauti: pale unapokosa pumzi, huenda sentensi ni ndefu mno. Ondoa maneno yasiyo na kazi.',
    ],
    questions: [
      'Taja sehemu tatu za insha na ueleze kazi ya kila moja.',
      'Andika utangulizi wa insha yenye kichwa: Umuhimu wa kutunza mazingira.',
      'Andika insha ya maneno 250 kuhusu: Siku ambayo sitaisahau.',
    ],
  },
  {
    title: 'Ushairi',
    figure: 'speech',
    paragraphs: [
      'Shairi ni utungo wenye mpangilio maalumu wa maneno. Shairi la kimapokeo hufuata vina na mizani. Vina ni silabi zinazofanana mwishoni mwa kila kipande; mizani ni idadi ya silabi katika mstari.',
      'Beti nyingi za tarbia huwa na mistari minne. Kila mstari una vipande viwili: ukwapi na utao. Mstari wa mwisho ukirudiwa katika kila ubeti huitwa kibwagizo au kiitikio.',
      'Shairi huru halifungwi na vina wala mizani. Nguvu yake iko katika picha na mdundo wa maneno. Msomaji hujiuliza: Mshairi anasema nini? Anasema kwa njia gani? Kwa nini amechagua maneno haya?',
    ],
    questions: [
      'Eleza maana ya: vina, mizani, ubeti, kibwagizo.',
      'Taja tofauti tatu kati ya shairi la kimapokeo na shairi huru.',
      'Tunga ubeti mmoja wa tarbia kuhusu elimu, wenye mizani nane kwa nane.',
    ],
  },
];
