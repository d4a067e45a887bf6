import UIKit

extension GuideViewController {
  /// - Returns: whether the key means something here.
  func handle(_ key: UIKey) -> Bool {
    let control = key.modifierFlags.contains(.control)
    switch key.keyCode {
    case .keyboardLeftArrow: control ? grid.moveDay(-1) : grid.moveFocus(.left)
    case .keyboardRightArrow: control ? grid.moveDay(1) : grid.moveFocus(.right)
    case .keyboardUpArrow: grid.moveFocus(.up)
    case .keyboardDownArrow: grid.moveFocus(.down)
    case .keyboardPageUp: grid.moveFocus(.up, rows: grid.rowsPerPage)
    case .keyboardPageDown: grid.moveFocus(.down, rows: grid.rowsPerPage)
    case .keyboardHome: grid.goToNow()
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: openDetails()
    case .keyboardEscape: return closePanel()
    case .keypadPlus: grid.zoom(by: 1.25)
    case .keypadHyphen: grid.zoom(by: 1 / 1.25)
    default:
      switch key.charactersIgnoringModifiers {
      case "+", "=": grid.zoom(by: 1.25)
      case "-", "_": grid.zoom(by: 1 / 1.25)
      case "0" where control: grid.zoom(to: GuideGridViewController.defaultPointsPerMinute / 60)
      case "c", "C": toggleChannels()
      default: return false
      }
    }
    return true
  }
}
