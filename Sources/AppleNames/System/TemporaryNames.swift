import Foundation

// BSD's C library fills in any number of Xs at the end of a template, glibc exactly six.

/// Creates a folder with a name of its own, which takes the place of the Xs at the end of a template.
///
/// - Returns: the template; nil with an error in `errno` if the folder could not be created.
public func mkdtemp·bsd(_ template: UnsafeMutablePointer<CChar>!) -> UnsafeMutablePointer<CChar>! {
  withOwnName(template) { mkdir($0, S_IRWXU) == 0 ? $0 : nil }
}

/// Creates and opens a file with a name of its own, which takes the place of the Xs at the end of a template.
///
/// - Returns: the file's descriptor; -1 with an error in `errno` if it could not be created.
public func mkstemp·bsd(_ template: UnsafeMutablePointer<CChar>!) -> Int32 {
  withOwnName(template) {
    let file = open($0, O_RDWR | O_CREAT | O_EXCL, S_IRUSR | S_IWUSR)
    return file < 0 ? nil : file
  } ?? -1
}

/// Fills in a template until a name is free. O(number of names that are tried).
private func withOwnName<Result>(
  _ template: UnsafeMutablePointer<CChar>, _ create: (UnsafeMutablePointer<CChar>) -> Result?
) -> Result? {
  let length = strlen(template)
  var start = length
  while start > 0, template[start - 1] == CChar(UInt8(ascii: "X")) { start -= 1 }
  guard start < length else {
    errno = EINVAL
    return nil
  }
  let letters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8.map { CChar($0) }
  // As often as there are names of three letters: of names with one or two, all may be taken.
  for _ in 0..<letters.count * letters.count * letters.count {
    for index in start..<length { template[index] = letters.randomElement() ?? letters[0] }
    if let result = create(template) { return result }
    if errno != EEXIST { return nil }
  }
  return nil
}
