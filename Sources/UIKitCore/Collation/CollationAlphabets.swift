/// The letters that are sections of an index, by language.
///
/// The lists follow the index characters of the Unicode CLDR, without those that its collation treats as variants of
/// other letters. They must be in the order of the language's collation, which the tests check.
enum CollationAlphabets {
  /// The sections of one script.
  struct Alphabet {
    let script: CollationScript
    let titles: [String]

    init(_ script: CollationScript, _ titles: String) {
      self.script = script
      self.titles = titles.split(separator: " ").map(String.init)
    }
  }

  static let basicLatin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  /// Returns the alphabets of a language in the order of their sections: first its own and then, if that is not Latin,
  /// the basic Latin one.
  ///
  /// - Parameters:
  ///   - language: the code of a language, such as `sv`.
  ///   - isLatin: whether the language is written in Latin letters, although it has others too.
  static func alphabets(of language: String, isLatin: Bool) -> [Alphabet] {
    let own = isLatin ? nil : others[language]
    guard let own else { return [Alphabet(.latin, latin[language] ?? basicLatin)] }
    return [own, Alphabet(.latin, basicLatin)]
  }

  private static let others: [String: Alphabet] = {
    let hebrew = Alphabet(.hebrew, "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת")
    return [
      "ru": Alphabet(.cyrillic, "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я"),
      "uk": Alphabet(.cyrillic, "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я"),
      "be": Alphabet(.cyrillic, "А Б В Г Д Е Ж З І Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Ы Э Ю Я"),
      "bg": Alphabet(.cyrillic, "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я"),
      "sr": Alphabet(.cyrillic, "А Б В Г Д Ђ Е Ж З И Ј К Л Љ М Н Њ О П Р С Т Ћ У Ф Х Ц Ч Џ Ш"),
      "mk": Alphabet(.cyrillic, "А Б В Г Д Ѓ Е Ж З Ѕ И Ј К Л Љ М Н Њ О П Р С Т Ќ У Ф Х Ц Ч Џ Ш"),
      "el": Alphabet(.greek, "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"),
      "he": hebrew, "iw": hebrew, "yi": hebrew,
      "ar": Alphabet(.arabic, "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي"),
      "fa": Alphabet(.arabic, "ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی"),
      "ja": Alphabet(.kana, "あ か さ た な は ま や ら わ"),
      "ko": Alphabet(.hangul, "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"),
    ]
  }()

  private static let latin: [String: String] = {
    let danish = basicLatin + " Æ Ø Å"
    let croatian = "A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž"
    return [
      "sv": basicLatin + " Å Ä Ö", "fi": basicLatin + " Å Ä Ö", "da": danish, "nb": danish, "nn": danish, "no": danish,
      "is": "A Á B C D Ð E É F G H I Í J K L M N O Ó P Q R S T U Ú V W X Y Ý Z Þ Æ Ö Å",
      "es": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
      "cs": "A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž",
      "sk": "A Ä B C Č D E F G H Ch I J K L M N O Ô P Q R S Š T U V W X Y Z Ž",
      "pl": "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż",
      "hu": "A B C Cs D Dz Dzs E F G Gy H I J K L Ly M N Ny O Ö P Q R S Sz T Ty U Ü V W X Y Z Zs",
      "ro": "A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z",
      "tr": "A B C Ç D E F G Ğ H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z",
      "hr": croatian, "bs": croatian, "sr": croatian,
      "sl": "A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž",
      "lt": "A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Z Ž",
      "lv": "A B C Č D E F G Ģ H I J K Ķ L Ļ M N Ņ O P Q R S Š T U V W X Z Ž",
      "et": "A B C D E F G H I J K L M N O P Q R S Š Z Ž T U V Õ Ä Ö Ü X Y",
      "vi": "A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z",
    ]
  }()

  /// The sections of consonants at the start of a Korean syllable, in the order of Unicode. Doubled ones belong to the
  /// single ones.
  static let koreanInitials = [0, 0, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7, 8, 8, 9, 10, 11, 12, 13]

  /// The first hiragana of each row, including its small form.
  static let kanaRows: [UInt32] = [0x3041, 0x304B, 0x3055, 0x305F, 0x306A, 0x306F, 0x307E, 0x3083, 0x3089, 0x308E]
}
