/// The kinds of words that decide where names are divided: an incomplete grammar, the same as the Swift compiler's.
enum PartOfSpeech {
  case preposition, verb, gerund, unknown

  static func of(_ word: String) -> PartOfSpeech { of(word.lowercased(), depth: 0) }

  private static func of(_ word: String, depth: Int) -> PartOfSpeech {
    if prepositions.contains(word) { return .preposition }
    if verbs.contains(word) { return .verb }
    guard depth < 8 else { return .unknown }
    if word.hasSuffix("ing"), word.utf8.count > 4 {
      let stem = String(word.dropLast(3))
      if of(stem, depth: depth + 1) == .verb || of(stem + "e", depth: depth + 1) == .verb { return .gerund }
      // "dropping", "setting".
      let ending = Array(stem.utf8.suffix(2))
      if ending.count == 2, ending[0] == ending[1], of(String(stem.dropLast()), depth: depth + 1) == .verb {
        return .gerund
      }
    }
    for prefix in ["auto", "re", "de"] where word.hasPrefix(prefix) && word.utf8.count > prefix.utf8.count {
      if of(String(word.dropFirst(prefix.count)), depth: depth + 1) == .verb { return .verb }
    }
    return .unknown
  }

  private static func list(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let prepositions = list(
    """
    above after along alongside as at before below by following for from given in including inside into matching of on
    passing preceding since to until using via when with within
    """)

  private static let verbs = list(
    """
    abbreviate accept activate add adjust admit advise agree allow alter analyse analyze animate announce answer
    append apply approve arrange arrive ask assign attach attempt attend avoid back bake balance be beat become begin
    behave belong bend blink book bounce box brake branch break bring broadcast brush build bump burn buy calculate
    call cancel capture care carry cast catch cause center change charge chase check choose clean clear click close
    collapse collect come command commit communicate compare complain complete concern connect consider consist
    contain contains continue convert copy correct cost count cover crash cross cry cut cycle damage dance decide
    decode decorate defer define delete deliver depend describe destroy detach detect develop dig dim disagree
    disappear discover dismiss display divide do double drag draw dream drink drive drop dry duplicate earn eat edit
    empty enable encode end enjoy enqueue enter enumerate escape examine excuse execute exercise exist expand expect
    explain explode export extend face fade fail fear feel fetch fight fill film find finish fire fit fix flash
    flatten flip float flood flow fly focus fold follow force forget form found freeze fry gather generate give glow
    go grab grow guarantee guard guess guide handle hang happen harm head hear heat help hide highlight hit hold hook
    hope hover hurry hurt identify ignore imagine import improve include increase influence inform inject insert
    instruct intend interest interfere interrupt intersect introduce invite join jump keep kick kill kiss knock know
    label land last launch lay lead learn leave lend let level lie like listen live load lock long look lose love make
    manage march mark marry match matter mean measure meet melt merge mess miss mix move multiply nail nest normalize
    note notice notify number obey observe obtain occur offend offer open order overflow own pack paint park part pass
    paste pause pay peel perform permit phone pick pinch place plan plant play please plug pop possess post pour
    practice prefer prepare prepend present preserve press pretend prevent print produce program promise protect
    provide pull pump punish push put question queue race raise reach read receive record reduce reflect refuse
    register reject relax release rely remain remember remind repair repeat reply report request require rescue resize
    resolve retain retire reverse review ride ring rise roll rub ruin rule run rush satisfy save say scale scare
    scrape scratch scream scroll seal search see select sell send separate serve settle shade share shop show shut
    sign signal sing sit skip sleep slip slow smile snow sound spare speak spell spend spoil spot spray stain stamp
    stand start stay step stir stop store stretch strip stroke subtract succeed suffer suggest suit supply support
    suppose suppress surprise surround suspect suspend swim switch take talk tap taste teach tear tell tempt test
    thank think throw tick tie time tip toggle touch trace trade train transform translate transport trap travel
    traverse treat tremble trip trouble trust try turn twist unload unlock unpack up update use validate vanish visit
    wait wake walk want warm warn wash waste watch wave wear weigh welcome whisper win wipe wish wonder work worry
    wrap write yell zip zoom
    """)
}
