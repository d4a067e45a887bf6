/// A kind of information about words.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nslinguistictagscheme).
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Words, punctuation and spaces.
  public static let tokenType = NSLinguisticTagScheme("TokenType")
  /// The parts of speech, which are not known here.
  public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
  /// The kinds of names, which are not known here.
  public static let nameType = NSLinguisticTagScheme("NameType")
  /// The kinds of names or else parts of speech, which are not known here.
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
  /// The stems, which are not known here.
  public static let lemma = NSLinguisticTagScheme("Lemma")
  /// The language, which is not known here.
  public static let language = NSLinguisticTagScheme("Language")
  /// The script, which is not known here.
  public static let script = NSLinguisticTagScheme("Script")
}

/// Information about a word.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nslinguistictag).
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A word.
  public static let word = NSLinguisticTag("Word")
  /// Punctuation.
  public static let punctuation = NSLinguisticTag("Punctuation")
  /// Spaces.
  public static let whitespace = NSLinguisticTag("Whitespace")
  /// Something else.
  public static let other = NSLinguisticTag("Other")

  // Parts of speech.

  /// A noun.
  public static let noun = NSLinguisticTag("Noun")
  /// A verb.
  public static let verb = NSLinguisticTag("Verb")
  /// An adjective.
  public static let adjective = NSLinguisticTag("Adjective")
  /// An adverb.
  public static let adverb = NSLinguisticTag("Adverb")
  /// A pronoun.
  public static let pronoun = NSLinguisticTag("Pronoun")
  /// A determiner.
  public static let determiner = NSLinguisticTag("Determiner")
  /// A particle.
  public static let particle = NSLinguisticTag("Particle")
  /// A preposition.
  public static let preposition = NSLinguisticTag("Preposition")
  /// A number.
  public static let number = NSLinguisticTag("Number")
  /// A conjunction.
  public static let conjunction = NSLinguisticTag("Conjunction")
  /// An interjection.
  public static let interjection = NSLinguisticTag("Interjection")
  /// A classifier.
  public static let classifier = NSLinguisticTag("Classifier")
  /// An idiom.
  public static let idiom = NSLinguisticTag("Idiom")
  /// Another word.
  public static let otherWord = NSLinguisticTag("OtherWord")
  /// The end of a sentence.
  public static let sentenceTerminator = NSLinguisticTag("SentenceTerminator")
  /// An opening quotation mark.
  public static let openQuote = NSLinguisticTag("OpenQuote")
  /// A closing quotation mark.
  public static let closeQuote = NSLinguisticTag("CloseQuote")
  /// An opening parenthesis.
  public static let openParenthesis = NSLinguisticTag("OpenParenthesis")
  /// A closing parenthesis.
  public static let closeParenthesis = NSLinguisticTag("CloseParenthesis")
  /// A mark within a word.
  public static let wordJoiner = NSLinguisticTag("WordJoiner")
  /// A dash.
  public static let dash = NSLinguisticTag("Dash")
  /// Other punctuation.
  public static let otherPunctuation = NSLinguisticTag("Punctuation")
  /// The end of a paragraph.
  public static let paragraphBreak = NSLinguisticTag("ParagraphBreak")
  /// Other spaces.
  public static let otherWhitespace = NSLinguisticTag("Whitespace")

  // Kinds of names.

  /// The name of a person.
  public static let personalName = NSLinguisticTag("PersonalName")
  /// The name of a place.
  public static let placeName = NSLinguisticTag("PlaceName")
  /// The name of an organisation.
  public static let organizationName = NSLinguisticTag("OrganizationName")
}

/// A part of a text.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nslinguistictaggerunit).
public enum NSLinguisticTaggerUnit: Int, Sendable { case word = 0, sentence, paragraph, document }
