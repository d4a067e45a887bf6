import ObjectiveC
import UIKit

private var noteKey: UInt8 = 0

extension UIView {
  var note: String? {
    get { objc_getAssociatedObject(self, &noteKey) as? String }
    set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

extension CGFloat {
  var size: CGFloat { abs(self) }
}

enum Runtime {
  static func number(_ point: CGPoint) -> NSNumber { point.x as NSNumber }
  static func double(_ info: [String: Any], _ key: String) -> Double { (info[key] as AnyObject).doubleValue }
  static func run(_ block: @convention(block) (Int) -> Int) -> Int { block(2) }

  static func words(_ text: NSString) -> [String] {
    var result: [String] = []
    text.enumerateSubstrings(in: NSRange(location: 0, length: 9), options: .byWords) { word, _, _, _ in
      if let word { result.append(word) }
    }
    return result
  }

  static func isWeb(_ view: UIView) -> Bool {
    #if canImport(SceneKit)
      return view is SCNView
    #else
      return false
    #endif
  }
}

protocol Creatable: AnyObject {
  init()
}

extension NSObject: Creatable {}

extension Creatable {
  static func create() -> Self { Self() }
}

protocol Drawing {
  func draw(twice: Bool) -> Int
}

class Pen: NSObject, Drawing {
  func draw(twice: Bool) -> Int { twice ? 2 : 1 }
}

enum Messages {
  static func draw(_ objects: [Any]) -> [Int] { objects.map { ($0 as AnyObject as! Drawing).draw(twice: true) } }
}
