/// The names of types that names of methods may repeat.
struct TypeNames {
  let symbols: Symbols

  /// Returns the name that a type has for that purpose.
  func name(of type: CType, generics: [String] = []) -> NeedlessWords.TypeName {
    name(of: type, generics, last: "", depth: 0)
  }

  private func name(
    of type: CType, _ generics: [String], last: String, depth: Int
  ) -> NeedlessWords.TypeName {
    typealias Name = NeedlessWords.TypeName
    guard depth < 16 else { return Name(name: last) }
    switch type.kind {
    case .void: return Name(name: "Void")
    case .scalar("Bool"): return Name(name: "Bool", isBoolean: true)
    case .scalar("CChar"): return Name(name: "Int8")
    case .scalar("Int"): return Name(name: "Int64")
    case .scalar("UInt"): return Name(name: "UInt64")
    case .scalar(let name): return Name(name: name)
    case .selector: return Name(name: "Selector")
    case .id(let protocols): return Name(name: protocols.count == 1 ? protocols[0] : "Object")
    case .metatype: return Name(name: "Class")
    case .instancetype: return Name(name: "")
    case .tag(let name): return Name(name: name.isEmpty ? last : name)
    case .block: return Name(name: "Block", isFunction: true)
    case .function: return Name(name: "Function", isFunction: true)
    case .array(let element, _):
      return Name(name: "Array", element: name(of: element, generics, last: "", depth: depth + 1).name)
    case .pointer(let pointee):
      if case .named(let name, let arguments, let protocols) = symbols.object(pointee).kind, isClass(name, generics) {
        return object(name, arguments, protocols, generics, depth)
      }
      return name(of: pointee, generics, last: last, depth: depth + 1)
    case .named(let name, let arguments, let protocols):
      if generics.contains(name) { return Name(name: "Object") }
      if let words = FoundationNames.scalarWords[name] { return Name(name: words) }
      if name == "NSInteger" || name == "NSUInteger" || name == "CGFloat" { return Name(name: name) }
      if let scalar = FoundationNames.scalars[name] {
        return Name(name: scalar == "Int" ? "Int64" : scalar == "UInt" ? "UInt64" : scalar)
      }
      if name == "dispatch_block_t" || name == "NSComparator" { return Name(name: "Block", isFunction: true) }
      if let alias = symbols.aliases[name] {
        if case .pointer(let pointee) = alias.type.kind {
          if case .tag = pointee.kind, name.hasSuffix("Ref") { return Name(name: String(name.dropLast(3))) }
          if ["Array", "Set"].contains(Words.split(name).last) {
            let element = self.name(of: pointee, generics, last: "", depth: depth + 1).name
            if case .named(let target, _, _) = pointee.kind, isClass(target, generics) {
            } else {
              return Name(name: name, element: element)
            }
          }
        }
        return self.name(of: alias.type, generics, last: name, depth: depth + 1)
      }
      if isCoreFoundation(name) { return Name(name: String(name.dropLast(3))) }
      if symbols.classes[name] != nil { return object(name, arguments, protocols, generics, depth) }
      return Name(name: name)
    }
  }

  private func object(
    _ name: String, _ arguments: [CType], _ protocols: [String], _ generics: [String], _ depth: Int
  ) -> NeedlessWords.TypeName {
    if name == "NSObject", protocols.count == 1 { return NeedlessWords.TypeName(name: protocols[0]) }
    let last = Words.split(name).last ?? ""
    guard last == "Array" || last == "Set" else { return NeedlessWords.TypeName(name: name) }
    if let first = arguments.first {
      return NeedlessWords.TypeName(
        name: name, element: self.name(of: first, generics, last: "", depth: depth + 1).name)
    }
    let isGeneric =
      ["NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet"]
      .contains(name) || !(symbols.classes[name]?.generics ?? []).isEmpty
    return NeedlessWords.TypeName(name: name, element: isGeneric ? "Object" : String(name.dropLast(last.count)))
  }

  /// Returns whether `CGImageRef` and the like is meant.
  func isCoreFoundation(_ name: String) -> Bool {
    guard name.hasSuffix("Ref"), symbols.aliases[name] == nil else { return false }
    return ["CG", "CF", "CT", "CV", "CM", "Sec", "SC", "VT"].contains { name.hasPrefix($0) }
  }

  /// Returns whether a name that `*` follows is that of a class.
  func isClass(_ name: String, _ generics: [String] = []) -> Bool {
    if symbols.classes[name] != nil { return true }
    if generics.contains(name) || symbols.aliases[name] != nil || symbols.enums[name] != nil
      || symbols.records[name] != nil || FoundationNames.scalars[name] != nil
      || FoundationNames.structures.contains(name) || FoundationNames.nested[name] != nil
      || FoundationNames.references[name] != nil || name == "FILE" || name == "NSZone"
    {
      return false
    }
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return Words.isUpper(first) || symbols.forward.contains(name)
  }
}
