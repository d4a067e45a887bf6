import Testing

/// New names at the compiler's messages about old ones.
struct RenamesTests {
  @Test(arguments: [
    (
      "let e = ¦EdgesMake(1, f(2))", "'EdgesMake' has been replaced by 'Edges.init(top:left:)'",
      "let e = Edges(top: 1, left: f(2))"
    ),
    (
      "let e = a.map(¦EdgesMake)", "'EdgesMake' has been replaced by 'Edges.init(top:left:)'",
      "let e = a.map(Edges.init(top:left:))"
    ),
    (
      "¦post(1, argument: 2)", "'post' has been replaced by 'Voice.post(name:argument:)'",
      "Voice.post(name: 1, argument: 2)"
    ),
    ("film.¦play(3, loudly: true)", "'play' has been renamed to 'start(at:_:)'", "film.start(at: 3,  true)"),
    ("film.¦play(3) { a }", "'play' has been renamed to 'start(at:then:)'", "film.start(at: 3) { a }"),
    // Arguments that are left to default values cannot be told apart.
    ("film.¦play(3)", "'play' has been renamed to 'start(at:then:)'", "film.start(3)"),
    ("let f = ¦Film(old: 1)", "'init(old:)' has been renamed to 'init(new:)'", "let f = Film(new: 1)"),
    ("let f = Film.¦make(old: 1)", "'make(old:)' has been replaced by 'init(new:)'", "let f = Film.init(new: 1)"),
  ])
  func functions(_ marked: String, _ message: String, _ expected: String) {
    #expect(repaired(marked, message) == expected)
  }

  @Test(arguments: [
    (
      "let r = ¦rectInset(a, ¦rectInset(b, c))", "'rectInset' has been replaced by instance method 'Rect.inset(by:)'",
      "let r = (a).inset( by: (b).inset( by: c))"
    ),
    // The message may leave out that it is a method.
    ("let r = ¦rectInset(a, b)", "'rectInset' has been replaced by 'Rect.inset(by:)'", "let r = (a).inset( by: b)"),
    (
      "let d = ¦rectData(a ?? b)", "'rectData' has been replaced by instance method 'Rect.data()'",
      "let d = (a ?? b).data()"
    ),
    ("if ¦isOn() {}", "'isOn()' has been replaced by property 'Voice.isOn'", "if Voice.isOn {}"),
    ("let x = ¦rectX(a)", "'rectX' has been replaced by property 'Rect.x'", "let x = (a).x"),
  ])
  func functionsThatBecameMembers(_ marked: String, _ message: String, _ expected: String) {
    #expect(repaired(marked, message) == expected)
  }

  @Test(arguments: [
    ("var s: ¦FilmStyle?", "'FilmStyle' has been renamed to 'Film.Style'", "var s: Film.Style?"),
    ("var s: Old.¦Style?", "'Style' has been renamed to 'Film.Style'", "var s: Film.Style?"),
    ("let s = ¦FilmStyle.dark", "'FilmStyle' has been renamed to 'Film.Style'", "let s = Film.Style.dark"),
    ("a(.¦oldDark, Film.¦oldDark)", "'oldDark' has been renamed to 'Film.dark'", "a(Film.dark, Film.dark)"),
    ("let d = film.¦oldData", "'oldData' has been renamed to 'data'", "let d = film.data"),
    ("let d = film.¦oldData", "'oldData' has been renamed to 'Film.data'", "let d = film.data"),
    (
      "class A: B { override func ¦old(_ a: Int, b: Int) {} }", "'old(_:b:)' has been renamed to 'new(at:_:)'",
      "class A: B { override func new(at a: Int, _ b: Int) {} }"
    ),
  ])
  func typesConstantsAndOverrides(_ marked: String, _ message: String, _ expected: String) {
    #expect(repaired(marked, message) == expected)
  }

  @Test func overridesOfOldNamesAreOnesOfTheNew() {
    func extended(_ name: String) -> String {
      "instance method '\(name)' is declared in extension of 'UIView' and cannot be overridden"
    }
    #expect(
      repaired(
        "class A: UIView { override func ¦bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) } }",
        extended("bringSubview(toFront:)"))
        == "class A: UIView { override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront( view) } }")
    #expect(
      repaired(
        "class A: B { override func ¦didMove(toParentViewController: B?) { bringSubview(toFront: c) } }",
        extended("didMove(toParentViewController:)"))
        == "class A: B { override func didMove(toParent toParentViewController: B?) { bringSubview(toFront: c) } }")
    #expect(
      repaired(
        "class A: B { override var ¦childViewControllers: [B] { super.childViewControllers } }",
        "property 'childViewControllers' is declared in extension of 'B' and cannot be overridden")
        == "class A: B { override var children: [B] { super.children } }")
    #expect(repaired("class A: B { override func ¦play() {} }", extended("play()")) == nil)
  }

  @Test func numbersBecameTypes() {
    let type = "UIScrollView.DecelerationRate"
    #expect(
      repaired("let a: CGFloat = ¦FastRate", "cannot convert value of type '\(type)' to specified type 'CGFloat'")
        == "let a: CGFloat = FastRate.rawValue")
    #expect(
      repaired(
        "func f() -> CGFloat { return list.¦rate }",
        "cannot convert return expression of type '\(type)' to return type 'CGFloat'")
        == "func f() -> CGFloat { return list.rate.rawValue }")
    let assignment = "cannot assign value of type 'CGFloat' to type '\(type)'"
    #expect(repaired("list.rate = ¦a * b", assignment) == "list.rate = \(type)(rawValue: a * b)")
    #expect(repaired("list.rate = ¦a", assignment.replacing("CGFloat", with: "Double")) == nil)
  }

  @Test func aReasonMeansMoreThanANewName() {
    let message = "'init(format:)' has been renamed to 'init(block:)': strings are not the same"
    #expect(repaired("let p = ¦Filter(format: 1)", message) == nil)
    #expect(repaired("let p = ¦a", "'a' has been renamed to '+'") == nil)
  }
}
