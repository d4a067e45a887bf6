/// The words by which `GenreClassifier` recognises a genre, in lower case without accents (й is и, ё is е there, too).
enum GenreKeywords {
  typealias Match = GenreClassifier.Match

  /// Whole words.
  static let words: [String: Match] = table(entries, kind: .word)
  /// Beginnings of words.
  static let stems: [String: Match] = table(entries, kind: .stem)
  /// Anywhere in a text: phrases, and languages that put no blanks between words.
  static let phrases: [(String, Match)] = Array(table(entries, kind: .phrase)).map { ($0.key, $0.value) }

  private enum Kind { case word, stem, phrase }

  private struct Entry {
    var match: Match
    var words: String
  }

  private static func table(_ entries: [Entry], kind: Kind) -> [String: Match] {
    var table: [String: Match] = [:]
    for entry in entries {
      for raw in entry.words.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let isStem = raw.hasSuffix("*")
        let word = GenreClassifier.fold(String(isStem ? raw.dropLast() : raw))
        let isPhrase = word.contains(" ") || word.contains("-") || word.unicodeScalars.contains { $0.value >= 0xE00 }
        let own: Kind = isPhrase ? .phrase : isStem ? .stem : .word
        guard own == kind else { continue }
        var merged = table[word] ?? Match()
        merged.merge(entry.match)
        table[word] = merged
      }
    }
    return table
  }

  private static let entries: [Entry] = [
    Entry(
      match: Match(genre: .film, weight: 70, isFilm: true),
      words: """
        film,films,movie,movies,filme,filmy,spielfilm*,kinofilm*,fernsehfilm*,langspielfilm*,cine,cinema,pelicula*,\
        largometraje*,telefilm*,feature film,long metrage,speelfilm*,filmas,filmai,elokuva*,фильм,фильмы,кино,\
        кинофильм*,художественн*,фiльм,фильма,фільм*,кіно,sinema,сериалы кино,أفلام,فيلم,סרט,סרטים,电影,電影,\
        映画,영화,ภาพยนตร์,หนัง,फिल्म,tainies,ταινια,ταινιες,filmovi,playfilm,pelis,кинонууд,кино
        """),
    Entry(
      match: Match(genre: .film, weight: 50),
      words: """
        drama*,thriller*,krimi*,crime,crimen,policier*,policiac*,poliziesc*,action*,accion,azione,abenteuer*,adventure*,\
        aventur*,western*,war,krieg*,guerre,guerra,horror*,terror,epouvante,grusel*,scifi,sci-fi,science fiction,\
        science-fiction,fantasy,fantastique,fantasi*,comedy,comedies,komodi*,comedie,comedia,commedia,komedi*,romance,\
        romantic*,romantik*,liebes*,mystery,suspense,misterio,драм*,триллер*,боевик*,комеди*,детектив*,мелодрам*,\
        ужас*,фантастик*,приключен*,вестерн*,драма,комедія,пригод*,剧情,劇情,喜剧,动作,ドラマ,드라마,코미디,دراما,komedia,\
        dramat,przygod*,detektiv*,sensac*,erotik,sitcom*
        """),
    Entry(
      match: Match(genre: .film, weight: 40, isSeries: true),
      words: """
        series,serie,serien,serial*,episodic,soap,soaps,telenovela*,novela*,seifenoper*,feuilleton*,sitcom*,miniserie*,\
        mini-series,teleserie*,fernsehserie*,seriale,сериал*,серіал*,телесериал*,dizi,电视剧,電視劇,連続,연속극,مسلسل*,סדרה,\
        soap opera,soapopera*,sorozat*,ละคร,olon angit
        """),
    Entry(
      match: Match(genre: .news, weight: 70),
      words: """
        news,newscast*,nachricht*,noticia*,notiziari*,noticiero*,informativo*,informatif*,journal,journaux,nieuws,nyheter,\
        nyheder,uutiset,wiadomosci,zpravy,spravodajst*,hirado,hirek,vijesti,vesti,novice,haber*,новост*,новини,вести,\
        informacion,information*,informations,telediario*,telegiornale*,actualite*,actualidad,attualita,current affairs,\
        weather,wetter*,meteo*,tiempo,прогноз,погода,журналистик*,magazine d'information,reportage*,reportaj*,\
        新闻,新聞,ニュース,뉴스,ข่าว,समाचार,أخبار,חדשות,ειδησεις,мэдээ,мэдээллийн,jurnal*,stiri,aktualit*,publicystyka,политик*
        """),
    Entry(
      match: Match(genre: .show, weight: 35),
      words: """
        show,shows,game show,gameshow*,quiz*,talk,talkshow*,talk show,variety,varietes,varieta,variedades,entertainment,\
        unterhaltung*,divertissement*,entretenimiento,intrattenimento,entretenimento,underhallning*,underholdning*,\
        viihde*,amusement,rozrywk*,zabav*,concurso*,jeu,jeux,juego*,spel,spelprogram*,reality*,realitysoap*,telerealite*,\
        шоу,ток-шоу,развлекательн*,розважальн*,игра,викторин*,юмор*,magazin*,magacin*,magacyn*,programa,\
        综艺,綜藝,娱乐,バラエティ,예능,ترفيه,eglence*,yarisma*,teleshopping,dauerwerbesendung*,satir*,stand-up,game
        """),
    Entry(
      match: Match(genre: .sport, weight: 75),
      words: """
        sport*,esport*,football*,fussball*,soccer*,futbol*,calcio,voetbal*,fotboll*,jalkapallo*,pilka,foot,tennis*,\
        tenis*,rugby*,cricket*,golf*,basketball*,basket*,baloncesto,hockey*,eishockey*,jaakiekko*,hokej*,boxing,boxe,\
        boxen,boxeo,wrestling*,formula,motorsport*,motogp*,racing,auto racing,rallye*,cycling,cyclisme,radsport*,ciclismo,\
        athletic*,leichtathlet*,atletism*,volleyball*,handball*,baseball*,softball*,snooker*,darts,ufc,mma,olympi*,\
        ski,skiing,biathlon*,wintersport*,deporte*,desporto*,esporte*,urheilu*,idrott*,спорт*,футбол*,хоккей*,хокей,\
        теннис*,бокс,биатлон*,баскетбол*,formula 1,体育,體育,足球,スポーツ,스포츠,กีฬา,खेल,رياض*,ספורט,αθλητικα,αθλητισμος,kriket*,\
        nba,nfl,nhl,mlb,bundesliga,laliga,spor,swim*,surf*,horse racing,gymnast*
        """),
    Entry(
      match: Match(isLive: true), words: "live,en directo,en direct,прямой эфир,direkt,diretta,ao vivo,live-sendung"),
    Entry(
      match: Match(genre: .children, weight: 65),
      words: """
        children*,kids,kid,child,kinder*,jugend*,enfant*,jeunesse,infantil*,ragazzi,bambini,jeugd,barn*,born,lasten,\
        lapset,dzieci*,detsk*,detem,deti,дет,детск*,дитяч*,preschool*,toddler*,cartoon*,zeichentrick*,animation*,\
        animated,anime,animacion,animacao,animazione,dessin anime,dessins animes,anim*,мульт*,trickfilm*,puppet*,\
        少儿,少兒,动画,動畫,卡通,アニメ,こども,어린이,애니메이션,การ์ตูน,बच्चे,أطفال,ילדים,хүүхэд*,cocuk,cizgi,gyerek*,mese,copii,desene,teen
        """),
    Entry(
      match: Match(genre: .music, weight: 60),
      words: """
        music*,musik*,musiq*,musica*,muziek,muzik*,muzyk*,hudb*,hudob*,glazb*,zene*,musiikki*,concert*,konzert*,concierto*,\
        koncert*,opera,oper,operas,operett*,ballet*,ballett*,balet*,dance,danse,danza,tanz*,jazz,rock,pop,hip-hop,rap,\
        karaoke,videoclip*,musicvideo*,clips,музык*,музич*,концерт*,опера,балет*,音乐,音樂,音楽,음악,ดนตรี,संगीत,موسيق*,מוזיקה,μουσικη,\
        дуу хөгжим,chanson*,schlager*,folk
        """),
    Entry(
      match: Match(genre: .arts, weight: 45),
      words: """
        art,arts,kunst*,culture*,kultur*,cultur*,cultura*,kultuur,kulttuuri,theatre*,theater*,teatr*,teatro,literatur*,\
        literature,lettres,poetry,poesie,fashion,mode,moda,architect*,architektur*,museum*,religio*,kirche*,gottesdienst*,\
        spiritual*,faith,church,mass,messe,misa,культур*,искусств*,театр*,мистецтв*,религ*,мода,文化,芸術,문화,ثقاف*,دين*,תרבות,\
        соёл*,bible,devotional,worship
        """),
    Entry(
      match: Match(genre: .society, weight: 45),
      words: """
        society,societe,sociedad,gesellschaft*,politic*,politik*,politique*,econom*,wirtschaft*,business,finance,finanz*,\
        social,debate*,debat*,debatte*,parliament*,interview*,entrevista*,общество,общественн*,экономик*,бизнес*,\
        суспільств*,politi*,law,recht,justice,community,public affairs,consumer,财经,財經,经济,経済,社会,시사,اقتصاد*,biography,biograph*
        """),
    Entry(
      match: Match(genre: .education, weight: 62),
      words: """
        document*,dokument*,documental*,docu,doku,dokus,docudrama*,docuserie*,docusoap*,education*,educativ*,educac*,bildung*,\
        science,sciences,wissen*,wissenschaft*,scien*,ciencia*,scienza*,vetenskap*,nature,natur*,naturaleza,animals,\
        animal,tiere,tier*,animaux,animales,wildlife,history,histor*,geschichte*,histoire,historia*,factual,technolog*,\
        technik,space,geograph*,discovery,encyclop*,lehr*,learning,school*,документ*,познавательн*,пізнавальн*,наук*,\
        научн*,истори*,природ*,образован*,животн*,путешеств*,纪录,紀錄,科教,教育,科学,ドキュメンタリー,다큐*,교육,สารคดี,وثائق*,תעודה,ντοκιμαντερ,\
        баримтат*,belgesel*,dokumentti*,faktaohjelma*,asia,dokusoap*,true crime
        """),
    Entry(
      match: Match(genre: .leisure, weight: 58),
      words: """
        leisure,hobby*,hobbies,lifestyle*,life style,cook*,koch*,cuisine,cocina,cucina,kuchnia,food,essen,gastronom*,culinar*,\
        garden*,garten*,jardin*,travel*,reise*,voyage*,viaje*,viaggi*,viagem,turism*,touris*,home,homes,house*,haus*,\
        health*,gesundheit*,sante,salud,fitness,wellness,shopping,auto,cars,motoring,motor,diy,heimwerk*,bricolage,fishing,\
        hunting,handicraft*,кулинар*,кулінар*,здоров*,туризм*,хобби,дом,сад,автомобил*,досуг*,生活,旅游,旅行,料理,趣味,요리,여행,طبخ,matlagning,\
        ruoka,how-to,do it yourself,home improvement,pets
        """),
    Entry(
      match: Match(genre: .special, weight: 20),
      words: "special,spezial,especial,speciale,event,events,tribute,ceremony,awards,award,gala,adult,erotic*,xxx"),
  ]
}
