//! Mails that were saved with all that mail programs put around a text (O-2).

use months::{Fate, Known, Whose};
use proptest::prelude::*;

use crate::kit::Desert;
use crate::toy::Wells;

const SIGNS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// In lines of 76 signs.
fn base64(bytes: &[u8]) -> String {
    let group = |three: &[u8]| {
        let bits = three.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
        let bits = bits << (8 * (3 - three.len()));
        let sign = |at: usize| match at <= three.len() {
            true => char::from(SIGNS[(bits >> (18 - 6 * at)) as usize & 63]),
            false => '=',
        };
        (0..4).map(sign).collect::<String>()
    };
    let all: Vec<char> = bytes.chunks(3).map(group).collect::<String>().chars().collect();
    all.chunks(76).map(|line| line.iter().collect::<String>() + "\r\n").collect()
}

/// With soft ends of lines, as mail programs write it.
fn quoted(bytes: &[u8]) -> String {
    let (mut text, mut wide) = (String::new(), 0);
    for (at, byte) in bytes.iter().enumerate() {
        let ends = bytes.get(at + 1).is_none_or(|next| *next == b'\n');
        let sign = match byte {
            b'\n' => "\r\n".to_owned(),
            b' ' | b'\t' if ends => format!("={byte:02X}"),
            b' '..=b'~' if *byte != b'=' => char::from(*byte).to_string(),
            _ => format!("={byte:02X}"),
        };
        if *byte == b'\n' {
            wide = 0;
        } else if wide + sign.len() > 75 {
            text += "=\r\n";
            wide = sign.len();
        } else {
            wide += sign.len();
        }
        text += &sign;
    }
    text
}

fn mail(how: &str, text: &str) -> String {
    let head =
        "From: Owl <owl@example.org>\r\nSubject: orders\r\n for May\r\nMIME-Version: 1.0\r\n";
    let plain = "Content-Type: text/plain; charset=utf-8\r\n";
    let plain = |encoded: &str, body: &str| {
        format!("{plain}Content-Transfer-Encoding: {encoded}\r\n\r\n{body}")
    };
    match how {
        "base64" => format!("{head}{}", plain("BASE64", &base64(text.as_bytes()))),
        "quoted" => format!("{head}{}", plain("quoted-printable", &quoted(text.as_bytes()))),
        _ => format!(
            "From owl@example.org Sat Nov 28 11:00:00 2026\n{head}Content-Type: multipart/alternative; \
             boundary=\"x1\"\r\n\r\nThis is a mail of several parts.\r\n--x1\r\n{}\r\n--x1\r\nContent-Type: \
             text/html\r\n\r\n<p>#WELLS 3 sand<br>DIG 9<br>#END</p>\r\n--x1--\r\n",
            plain("quoted-printable", &quoted(text.as_bytes()))
        ),
    }
}

/// The set that runs for faction 3, after the empty lines that stand for those before it.
fn set(desert: &Desert) -> String {
    let incoming = desert.opened().now_incoming().unwrap();
    let set = incoming.sets().get(&3).cloned().unwrap_or_default();
    String::from_utf8(set).unwrap().trim_start_matches('\n').to_owned()
}

#[test]
fn o2_the_text_of_a_mail_is_taken_out_of_what_is_around_it() {
    let set_ = "#WELLS 3 \"sand\"\nDIG 3 ; πηγάδι = 1 \t\nDIG 2\n#END\n";
    let text = format!("Hello!\n\n{set_}Yours\n");
    for how in ["base64", "quoted", "parts"] {
        let desert = Desert::new();
        desert.send("mail", mail(how, &text));
        let incoming = desert.opened().now_incoming().unwrap();
        let fates: Vec<_> = incoming.found.iter().map(|one| (one.faction, one.fate)).collect();
        assert_eq!(fates, [(Some(3), Fate::Taken)], "{how}");
        assert_eq!(incoming.found[0].first, 3, "{how}: lines are those of the text");
        assert_eq!(set(&desert).replace('\r', ""), set_, "{how}");
        let known = Known::Folder(&desert.path);
        let checked =
            months::check(&Wells, &known, mail(how, &text).as_bytes(), Whose::default()).unwrap();
        assert_eq!((checked[0].first, checked[0].answer.orders()), (3, 1), "{how}");
    }
}

#[test]
fn o2_an_attached_file_of_orders_is_read() {
    let desert = Desert::new();
    desert.send(
        "mail",
        format!(
            "Subject: orders\nContent-Type: multipart/mixed; boundary=y\n\n--y\nContent-Type: text/plain\n\nMy \
             orders are attached.\n--y\nContent-Type: text/plain; name=o.txt\nContent-Disposition: attachment; \
             filename=o.txt\nContent-Transfer-Encoding: base64\n\n{}--y--\n",
            base64(b"#WELLS 3 sand\nDIG 4\n#END\n")
        ),
    );
    assert_eq!(set(&desert), "#WELLS 3 sand\nDIG 4\n#END\n");
}

#[test]
fn o2_what_is_no_wrapped_mail_is_read_as_it_stands() {
    // A head without wrapping, a letter that speaks of one, and an order that looks like a field.
    for before in [
        "From: a\nContent-Type: text/plain\nContent-Transfer-Encoding: 8bit\n\n",
        "Dear Control,\ncontent-transfer-encoding: base64\n\n",
        "",
    ] {
        let desert = Desert::new();
        desert.send("mail", format!("{before}#WELLS 3 sand\nDIG 1=\n2\n#END\n"));
        assert_eq!(set(&desert), "#WELLS 3 sand\nDIG 1=\n2\n#END\n", "{before}");
    }
}

proptest! {
    /// Whatever a player writes comes out of the wrapping as it went in.
    #[test]
    fn o2_law_wrapping_changes_no_letter(lines in prop::collection::vec("[ -~α-ω\t]{0,100}", 0..8), how in 0..3_usize) {
        let mut text = String::from("#WELLS 3 sand\n");
        for line in lines.iter().filter(|line| !line.trim_start().starts_with('#')) {
            text += line;
            text += "\n";
        }
        text += "#END\n";
        let desert = Desert::new();
        desert.send("mail", mail(["base64", "quoted", "parts"][how], &text));
        prop_assert_eq!(set(&desert).replace('\r', ""), text);
    }

    /// No bytes behind a head make the reading fail.
    #[test]
    fn o2_law_any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..300), parts in any::<bool>()) {
        let head = if parts { "multipart/mixed; boundary=b" } else { "text/plain" };
        let mut mail = format!("Content-Type: {head}\nContent-Transfer-Encoding: base64\n\n--b\n").into_bytes();
        mail.extend(&bytes);
        let desert = Desert::new();
        desert.send("mail", mail);
        let incoming = desert.opened().now_incoming().unwrap();
        prop_assert_eq!(incoming.files.len(), 1);
    }
}
