import Foundation
import Glibc

/// The dictionaries of Enchant, which is loaded when the program runs and not linked.
///
/// Used on the main thread. Unchecked because of the pointers, which are set once.
final class SpellingDictionaries: @unchecked Sendable {
  private typealias Broker = OpaquePointer
  private typealias Dictionary = OpaquePointer
  private typealias Text = UnsafePointer<CChar>
  private typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private typealias Init = @convention(c) () -> Broker?
  private typealias Request = @convention(c) (Broker, Text) -> Dictionary?
  private typealias Exists = @convention(c) (Broker, Text) -> Int32
  private typealias Check = @convention(c) (Dictionary, Text, Int) -> Int32
  private typealias Suggest = @convention(c) (Dictionary, Text, Int, UnsafeMutablePointer<Int>) -> Texts?
  private typealias FreeList = @convention(c) (Dictionary, Texts) -> Void
  private typealias Describe = @convention(c) (Text, Text, Text, Text, UnsafeMutableRawPointer?) -> Void
  private typealias List = @convention(c) (Broker, Describe, UnsafeMutableRawPointer?) -> Void

  /// The dictionaries; nil if Enchant is not installed.
  static let shared = SpellingDictionaries()

  private let broker: Broker
  private let request: Request
  private let exists: Exists
  private let check: Check
  private let suggest: Suggest
  private let freeList: FreeList
  private let list: List
  private let lock = NSLock()
  private var opened: [String: Dictionary?] = [:]

  private init?() {
    guard let library = dlopen("libenchant-2.so.2", RTLD_NOW) else { return nil }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let make = function("enchant_broker_init", Init.self),
      let request = function("enchant_broker_request_dict", Request.self),
      let exists = function("enchant_broker_dict_exists", Exists.self),
      let check = function("enchant_dict_check", Check.self),
      let suggest = function("enchant_dict_suggest", Suggest.self),
      let freeList = function("enchant_dict_free_string_list", FreeList.self),
      let list = function("enchant_broker_list_dicts", List.self), let broker = make()
    else { return nil }
    self.broker = broker
    self.request = request
    self.exists = exists
    self.check = check
    self.suggest = suggest
    self.freeList = freeList
    self.list = list
  }

  var languages: [String] {
    final class Found {
      var languages: Set<String> = []
    }
    let found = Found()
    lock.withLock {
      list(
        broker,
        { tag, _, _, _, data in
          guard let data else { return }
          Unmanaged<Found>.fromOpaque(data).takeUnretainedValue().languages.insert(String(cString: tag))
        }, Unmanaged.passUnretained(found).toOpaque())
    }
    return found.languages.sorted()
  }

  /// Returns the dictionary of a language, with or without its region; nil if none is installed. Called with the lock
  /// held.
  private func dictionary(_ language: String) -> Dictionary? {
    if let present = opened[language] { return present }
    let tag = language.replacingOccurrences(of: "-", with: "_")
    let names: [String] = [tag, String(tag.prefix { $0 != "_" })]
    let known = names.first { exists(broker, $0) != 0 }
    let made = known.flatMap { request(broker, $0) }
    opened[language] = made
    return made
  }

  func isMisspelt(_ word: String, language: String) -> Bool {
    lock.withLock {
      guard let dictionary = dictionary(language) else { return false }
      return check(dictionary, word, word.utf8.count) > 0
    }
  }

  /// Returns suggestions for a word; nil if there is no dictionary.
  func suggestions(_ word: String, language: String) -> [String]? {
    lock.withLock {
      guard let dictionary = dictionary(language) else { return nil }
      var count = 0
      guard let found = suggest(dictionary, word, word.utf8.count, &count) else { return [] }
      defer { freeList(dictionary, found) }
      return (0..<count).compactMap { found[$0].map { String(cString: $0) } }
    }
  }
}
