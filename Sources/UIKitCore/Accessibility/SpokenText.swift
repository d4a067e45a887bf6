import Foundation

/// A text that is read aloud, as it was set. A plain one stays plain until its attributes are requested: cells set
/// theirs whenever they are shown, an attributed string takes time to create, and Foundation for Linux never frees all
/// of one.
enum SpokenText {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  var attributed: NSAttributedString {
    switch self {
    case .plain(let text): NSAttributedString(string: text)
    case .attributed(let text): text
    }
  }
}
