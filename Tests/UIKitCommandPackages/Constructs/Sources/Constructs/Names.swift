import UIKit

@objc(OldAlbum) class Album: NSObject, NSCoding {
  let name: String
  init(name: String) { self.name = name }
  required init?(coder: NSCoder) { name = coder.decodeObject(forKey: "name") as? String ?? "" }
  func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
}

class Creator {
  static func make(_ name: String) -> NSObject? { (NSClassFromString(name) as? NSObject.Type)?.init() }
  static func describe(_ object: NSObject) -> String { type(of: object).description() }
  static func isPage(_ type: AnyClass) -> Bool { type.superclass() === UIViewController.self }
}

class PageOne: UIViewController {}
