import Testing

@testable import WebDisplay

@Suite struct FormTests {
  @Test func fieldsAreReadAsBrowsersWriteThem() {
    let fields = Form.fields(of: "password=correct+horse%21&query=at%3D20%3A15&&empty=&bare&password=second&%zz=%zz")
    #expect(fields["password"] == "correct horse!" && fields["query"] == "at=20:15")
    #expect(fields["empty"] == "" && fields["bare"] == "" && fields["%zz"] == "%zz")
  }

  @Test func quotedValuesComeBack() {
    for text in ["", "a b&c=d", "Straße 7 #x", "100 %", "日本"] {
      #expect(Form.fields(of: "v=" + Form.quoted(text))["v"] == text)
      #expect(RequestPolicy.harmless("v=" + Form.quoted(text)) == "v=" + Form.quoted(text))
    }
  }
}
