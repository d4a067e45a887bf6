import UIKit

enum Collections {
  static func areEqual(_ a: [String: Any], _ b: [String: Any]) -> Bool { NSDictionary(dictionary: a).isEqual(to: b) }

  static func isSame(_ a: [String: Any], as b: [String: Any]) -> Bool {
    let dictionary = a as NSDictionary
    return dictionary.isEqual(to: b)
  }

  static func unique(_ texts: [String]) -> [String] { NSOrderedSet(array: texts).array as! [String] }
  static func place(of number: Int, in numbers: [Int]) -> Int { (numbers as NSArray).index(of: number) }
}
