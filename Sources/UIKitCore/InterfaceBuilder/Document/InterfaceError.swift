/// The reason for which a storyboard or nib cannot be read.
enum InterfaceError: Error, Equatable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case malformed(file: String, line: Int, column: Int, reason: String)
  case notADocument(file: String, root: String)

  var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .malformed(let file, let line, let column, let reason):
      "\(file):\(line):\(column): malformed XML: \(reason)"
    case .notADocument(let file, let root):
      "\(file): not an Interface Builder document: the root element is <\(root)>, not <document>"
    }
  }
}
